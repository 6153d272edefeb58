import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import type { Layout } from '../layout/layout.ts';
import { from, plainButton, row } from '../theme/styles.ts';
import { useHydrated } from '../room/use-hydrated.ts';

import { Chart } from './Chart.tsx';
import { ChartButtons } from './ChartButtons.tsx';
import { chartStyle } from './chart-style.ts';
import type { Choice } from './choice.ts';
import { FindInChart, findPlace, type Place } from './FindInChart.tsx';
import { findRelated } from './focus.ts';
import { toWindowArea, scrollToArea } from './scroll-pane.ts';
import { useFocusFallback } from './use-focus-fallback.ts';
import { useFollow } from './use-follow.ts';
import { useZoom, type Zoom } from './use-zoom.ts';

/** The situation of a machine: its active states, the last transitions and the possible choices. */
interface Highlights {
  readonly active: readonly string[];
  readonly taken: readonly string[];
  readonly choices?: readonly Choice[];
}

interface ChartPaneProps {
  layout: Layout;
  title: string;
  highlights?: Highlights;
  onTake?: (choice: Choice) => void;
  onLookAt?: (stateId: string | null) => void;
  /** More controls beside the zoom buttons. */
  tools?: ReactNode;
  /** The maximum height of the pane, as a CSS length. The default is the property `--pane-height`. */
  maxHeight?: string;
  /** The minimum scale of the first view. A larger chart can be scrolled. The default is `--min-scale`. */
  minScale?: number;
}

const noHighlights: Highlights = { active: [], taken: [] };
const ignore = () => {};

/** A chart that can be zoomed, scrolled and focused on a state. */
export function ChartPane(props: ChartPaneProps) {
  const { layout, title, tools, highlights = noHighlights } = props;
  const { onTake = ignore, onLookAt = ignore, maxHeight, minScale } = props;
  const paneRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const [place, setPlace] = useState<Place | null>(null);
  const zoom = useZoom(paneRef, canvasRef, layout.width, place?.area);
  const { active, taken, choices } = highlights;
  const possible = useMemo(() => mapFirstChoices(choices), [choices]);
  useFollow({ paneRef, canvasRef, layout, active, taken });
  const focusHandlers = useFocusFallback(paneRef);

  const focused = place?.parts ?? [];
  const related = useMemo(() => place && findRelated(place.parts, layout), [place, layout]);
  const showAll = () => {
    setPlace(null);
    zoom.fit();
  };
  const endFocus = () => {
    const { current: pane } = paneRef;
    const { current: canvas } = canvasRef;
    setPlace(null);
    zoom.reset();
    if (!pane || !canvas || !place) return;
    // The chart has another scale now, so it scrolls to the element with the keyboard focus, or else to the same place.
    const pressed = canvas.querySelector(':focus')?.getBoundingClientRect();
    scrollToArea(pane, [pressed ?? toWindowArea(place.area, layout, canvas)]);
  };
  const pressState = (id: string) => {
    if (focused.includes(id)) endFocus();
    else setPlace(findPlace([id], layout));
  };
  const endFocusByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || place === null) return;
    // Escape also closes the inspector, which may contain the chart.
    event.stopPropagation();
    endFocus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the keys that are pressed inside it
    <div className="frame" css={chartStyle} onKeyDown={endFocusByKey}>
      <div css={toolbarStyle}>
        <ZoomButtons {...zoom} fit={showAll} />
        <FindInChart layout={layout} onFind={(parts) => setPlace(findPlace(parts, layout))} />
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
        {...focusHandlers}
        onKeyDown={(event) => zoomByKey(event, { ...zoom, fit: showAll })}
        css={[
          paneStyle,
          maxHeight !== undefined && { '--pane-height': maxHeight },
          minScale !== undefined && { '--min-scale': minScale },
        ]}
      >
        <div ref={canvasRef} css={[canvasStyle, fitToPane(layout)]}>
          <Chart
            layout={layout}
            active={active}
            taken={taken}
            possible={possible}
            related={related}
          />
          {isHydrated ? (
            <ChartButtons
              layout={layout}
              choices={possible}
              focused={focused}
              onTake={onTake}
              onPress={pressState}
              onLookAt={onLookAt}
            />
          ) : null}
        </div>
      </div>
    </div>
  );
}

type ZoomActions = Pick<Zoom, 'zoomIn' | 'zoomOut' | 'fit'>;

const ZoomButtons = ({ zoomIn, zoomOut, fit }: ZoomActions) => (
  <div role="group" aria-label="Zoom" css={row}>
    <button type="button" onClick={zoomOut} aria-label="Zoom out" css={signStyle}>
      −
    </button>
    <button type="button" onClick={zoomIn} aria-label="Zoom in" css={signStyle}>
      +
    </button>
    <button type="button" onClick={fit} css={plainButton}>
      Fit
    </button>
  </div>
);

function zoomByKey(event: KeyboardEvent, { zoomIn, zoomOut, fit }: ZoomActions) {
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
const mapFirstChoices = (choices: readonly Choice[] = []): ReadonlyMap<string, Choice> =>
  new Map(
    choices.toReversed().flatMap((choice) => choice.takes.map((key) => [key, choice] as const)),
  );

/** Fits a chart into the pane with CSS alone, so that the prerendered page is correct without JavaScript. */
const fitToPane = ({ width, height }: Layout) => ({
  aspectRatio: `${width} / ${height}`,
  width: `max(calc(${width}px * var(--min-scale)), min(100%, calc((var(--pane-height) - 24px) * ${(width / height).toFixed(4)}), ${Math.round(width * 1.2)}px))`,
});

const toolbarStyle = {
  ...row,
  columnGap: 4,
  padding: '4px 8px',
  backgroundColor: 'inherit',
  [from.tablet]: { paddingInline: 16 },
  // On a wide screen, the controls begin and end where the page's text does.
  [from.laptop]: { columnGap: 16, paddingInline: 'max(16px, calc((100% - 1152px) / 2))' },
  // On a phone all controls fit in one row.
  '& button': { minWidth: 44, paddingInline: 8, [from.laptop]: { paddingInline: 16 } },
  '@media print, (scripting: none)': { display: 'none' },
} as const;

const signStyle = { ...plainButton, fontSize: '1.375rem', lineHeight: 1 } as const;

const paneStyle = {
  backgroundColor: 'inherit',
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

const canvasStyle = {
  position: 'relative',
  marginInline: 'auto',
  '& svg': { display: 'block', width: '100%', height: '100%', maxWidth: 'none' },
} as const;
