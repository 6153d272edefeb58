import { useState } from 'react';

import type { MachineModel } from '../model/model.ts';
import { ChartPane } from '../chart/ChartPane.tsx';
import type { ChartTone } from '../chart/chart-style.ts';
import {
  above,
  beside,
  column,
  framedButton,
  from,
  hairline,
  plainButton,
  row,
  type,
  withoutScripts,
} from '../theme/styles.ts';
import type { RoomMachine } from '../room/collect-machines.ts';
import { useSettings } from '../room/settings.tsx';
import { SimulatorPanel } from '../simulator/SimulatorPanel.tsx';
import { useSimulator } from '../simulator/use-simulator.ts';

import { SaveChart } from './SaveChart.tsx';

interface MachineWorkspaceProps {
  machine: RoomMachine;
  model: MachineModel;
  /** The steps from the URL. */
  path: readonly string[];
}

/**
 * The maximum chart width that leaves room for the simulator. Wider charts use the whole screen until the reader opens
 * the simulator.
 */
const ROOM_BESIDE_SIMULATOR = 1250;

/** A machine's chart with its toolbar, and the simulator beside it. */
export function MachineWorkspace({ machine, model, path }: MachineWorkspaceProps) {
  const { layout, problem, title } = machine;
  const { scripted } = useSettings();
  const simulator = useSimulator(machine, path);
  const [tone, setTone] = useState<ChartTone>('light');
  const [isOpen, setIsOpen] = useState(
    path.length > 0 || (layout !== null && layout.width < ROOM_BESIDE_SIMULATOR),
  );
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const state = model.states.find(({ id }) => id === lookedAt);
  if (!layout) {
    return (
      <p css={[column, type.body]}>
        {problem ?? 'This chart has not been drawn yet: npx xstate-machine-room draws it.'}
      </p>
    );
  }
  return (
    <div {...scripted} css={workStyle} data-open={isOpen || undefined}>
      <div className="chart">
        <ChartPane
          layout={layout}
          loadCollapsed={machine.loadCollapsed}
          title={title}
          tone={tone}
          {...(isOpen && { highlights: simulator.frame, onTake: simulator.take })}
          onLookAt={setLookedAt}
          tools={
            <div className="tools">
              <button
                type="button"
                aria-pressed={tone === 'dark'}
                onClick={() => setTone(tone === 'light' ? 'dark' : 'light')}
                css={plainButton}
              >
                Dark
              </button>
              <button
                type="button"
                aria-expanded={isOpen}
                onClick={() => setIsOpen(!isOpen)}
                css={framedButton}
              >
                {isOpen ? 'Hide' : 'Run it'}
              </button>
            </div>
          }
        />
        <div className="caption">
          <p>
            {state ? (
              <>
                <b>{state.name}</b> <span>{state.description ?? 'It has no description.'}</span>{' '}
                {state.tags.length > 0 ? <span>{`Tags: ${state.tags.join(', ')}.`}</span> : null}
              </>
            ) : (
              `Point at the name of a state to read what it is for. Press it to see only that state and its transitions.${
                machine.loadCollapsed
                  ? ' The button beside the name closes or opens the state.'
                  : ''
              }`
            )}
          </p>
          <SaveChart machineId={machine.id} title={title} />
        </div>
      </div>
      {isOpen ? (
        <div className="simulator">
          <SimulatorPanel model={model} machineId={machine.id} simulator={simulator} />
        </div>
      ) : null}
    </div>
  );
}

const PHONE_PANE = 'max(280px, 44svh)';

const workStyle = {
  // The chart ends on the first screen, below the page's heading and the list of machines.
  '--pane-height': 'clamp(440px, calc(100svh - 300px), 1000px)',
  '--min-scale': 0.92,
  borderBlock: hairline,
  // On a phone, the text has its full size, and the pane scrolls to the initial state.
  '@media (max-width: 599px)': { '--pane-height': PHONE_PANE, '--min-scale': 1 },
  '@media (max-height: 599px)': { '--pane-height': 'max(280px, calc(100svh - 96px))' },
  [beside]: {
    '&[data-open]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) min(372px, 45%)',
      minHeight: 'min(calc(100svh - 180px), 860px)',
    },
  },
  '& .chart': { display: 'flex', flexDirection: 'column', minWidth: 0 },
  '& .chart > :first-of-type': { flexGrow: 1 },
  // The chart stays visible while the reader presses the controls below it.
  [above]: {
    '&[data-open]': { '--pane-height': PHONE_PANE },
    '&[data-open] :is(.chart, [data-tone])': { display: 'contents' },
    // The chart is not sticky while the reader types, because it would cover the field above a virtual keyboard.
    '&[data-open]:not(:has(.simulator form :focus)) [data-tone] > [role="region"]': {
      position: 'sticky',
      top: 'var(--sticky-top, 0px)',
      zIndex: 2,
      borderBottom: hairline,
    },
    '&[data-open] :is(.caption, .simulator) :is(button, input, textarea, summary)': {
      scrollMarginTop: 'var(--pane-height)',
    },
  },
  '& .tools': {
    ...row,
    gap: 4,
    marginLeft: 'auto',
    [from.laptop]: { gap: 8 },
  },
  // The simulator is as high as the chart.
  '& .simulator': {
    position: 'relative',
    '& > section': { inset: 0, [beside]: { position: 'absolute' } },
  },
  '& .caption': {
    ...row,
    boxSizing: 'border-box',
    columnGap: 16,
    minHeight: '3.5em',
    padding: '10px 16px',
    borderTop: hairline,
    fontSize: '1rem',
    lineHeight: 1.5,
    color: 'var(--room-muted)',
    [from.laptop]: { paddingInline: 24 },
    '& p': { flex: '1 1 20em', margin: 0 },
    '& b': { color: 'var(--room-ink)', marginRight: 4 },
    [withoutScripts]: { display: 'none' },
  },
} as const;
