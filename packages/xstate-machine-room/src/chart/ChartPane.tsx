import { useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';

import type { Layout } from '../layout/layout.ts';
import { from, plainButton, row } from '../theme/styles.ts';
import { useHydrated } from '../room/use-hydrated.ts';

import { Chart } from './Chart.tsx';
import { ChartButtons } from './ChartButtons.tsx';
import { chartStyle, type ChartTone } from './chart-style.ts';
import type { Choice } from './choice.ts';
import { FindInChart } from './FindInChart.tsx';
import { useFollow } from './use-follow.ts';
import { useZoom, type Zoom } from './use-zoom.ts';

/** The situation of a machine: its active states, the last transitions and the possible choices. */
interface Moment {
  readonly active: readonly string[];
  readonly taken: readonly string[];
  readonly choices?: readonly Choice[];
}

interface ChartPaneProps {
  layout: Layout;
  title: string;
  tone: ChartTone;
  moment?: Moment;
  onTake?: (choice: Choice) => void;
  onLookAt?: (stateId: string | null) => void;
  /** More controls beside the zoom buttons. */
  tools?: ReactNode;
  /** The maximum height of the pane, as a CSS length. */
  maxHeight?: string;
  /** The minimum scale when a chart is fitted to the pane. A larger chart can be scrolled instead. */
  minScale?: number;
}

const noMoment: Moment = { active: [], taken: [] };
const nowhere = () => {};

/** A chart that can be zoomed and scrolled. */
export function ChartPane(props: ChartPaneProps) {
  const { layout, title, tone, tools, moment = noMoment } = props;
  const { onTake = nowhere, onLookAt = nowhere, maxHeight = PAGE_PANE, minScale = 0.8 } = props;
  const paneRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const zoom = useZoom(paneRef, canvasRef, layout.width);
  const { active, taken, choices } = moment;
  const possible = useMemo(() => firstChoices(choices), [choices]);
  useFollow(paneRef, active, taken);

  return (
    <div data-tone={tone} css={chartStyle}>
      <div css={toolbarStyle}>
        <ZoomButtons zoom={zoom} />
        <FindInChart layout={layout} onFind={zoom.show} />
        {tools}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a scrollable element must be
          reachable by keyboard, and keys zoom it */}
      <div
        ref={paneRef}
        role="region"
        aria-label={`Chart of ${title}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be reachable by keyboard
        tabIndex={0}
        onKeyDown={(event) => zoomByKey(event, zoom)}
        css={[paneStyle, { '--pane-height': maxHeight }, maxHeight === PAGE_PANE && phoneStyle]}
      >
        <div ref={canvasRef} css={[canvasStyle, fitted(layout, minScale)]}>
          <Chart layout={layout} active={active} taken={taken} possible={possible} />
          {isHydrated ? (
            <ChartButtons layout={layout} choices={possible} onTake={onTake} onLookAt={onLookAt} />
          ) : null}
        </div>
      </div>
    </div>
  );
}

const PAGE_PANE = 'clamp(440px, calc(100svh - 96px), 1000px)';

const ZoomButtons = ({ zoom }: { zoom: Zoom }) => (
  <div role="group" aria-label="Zoom" css={row}>
    <button type="button" onClick={zoom.zoomOut} aria-label="Zoom out" css={signStyle}>
      −
    </button>
    <button type="button" onClick={zoom.zoomIn} aria-label="Zoom in" css={signStyle}>
      +
    </button>
    <button type="button" onClick={zoom.fit} css={plainButton}>
      Fit
    </button>
  </div>
);

function zoomByKey(event: KeyboardEvent, { zoomIn, zoomOut, fit }: Zoom) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const actions: Readonly<Record<string, () => void>> = {
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '0': fit,
  };
  const action = actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}

/** Maps each transition to the first choice that would take it. */
const firstChoices = (choices: readonly Choice[] = []): ReadonlyMap<string, Choice> =>
  new Map(
    choices.toReversed().flatMap((choice) => choice.takes.map((key) => [key, choice] as const)),
  );

/** Fits a chart into the pane with CSS alone, so that the prerendered page is correct without JavaScript. */
const fitted = ({ width, height }: Layout, minScale: number) => ({
  aspectRatio: `${width} / ${height}`,
  width: `max(${Math.round(width * minScale)}px, min(100%, calc((var(--pane-height) - 24px) * ${(width / height).toFixed(4)}), ${Math.round(width * 1.2)}px))`,
});

const toolbarStyle = {
  ...row,
  justifyContent: 'space-between',
  columnGap: 16,
  padding: 4,
  [from.laptop]: { paddingInline: 16 },
  '& button': { paddingInline: 10, [from.laptop]: { paddingInline: 16 } },
  '@media print, (scripting: none)': { display: 'none' },
} as const;

const signStyle = { ...plainButton, minWidth: 44, fontSize: '1.375rem', lineHeight: 1 } as const;

const paneStyle = {
  maxHeight: 'var(--pane-height)',
  overflow: 'auto',
  // The page handles pinching.
  touchAction: 'pan-x pan-y',
  cursor: 'grab',
  '&:active': { cursor: 'grabbing' },
  overscrollBehaviorX: 'contain',
  scrollBehavior: 'smooth',
  padding: '0 12px 24px',
  [from.laptop]: { paddingInline: 24 },
  '&:focus-visible': { outlineOffset: -3 },
  '@media print': { maxHeight: 'none' },
} as const;

/** On a phone the chart takes the rest of the first screen, and the pane scrolls to the initial state. */
const phoneStyle = { '@media (max-width: 599px)': { '--pane-height': 'max(280px, 42svh)' } };

const canvasStyle = {
  position: 'relative',
  marginInline: 'auto',
  '& svg': { display: 'block', width: '100%', height: '100%', maxWidth: 'none' },
} as const;
