import { useState } from 'react';

import type { MachineModel } from '../model/model.ts';
import { ChartPane } from '../chart/ChartPane.tsx';
import { above, beside, framedButton, from, hairline, withoutScripts } from '../theme/styles.ts';
import type { RoomMachine } from '../room/settings.tsx';
import { SimulatorPanel } from '../simulator/SimulatorPanel.tsx';
import { useSimulator } from '../simulator/use-simulator.ts';

interface MachineWorkspaceProps {
  machine: RoomMachine;
  model: MachineModel;
}

/**
 * The maximum chart width that leaves room for the simulator. Wider charts use the whole screen until the reader opens
 * the simulator.
 */
const ROOM_BESIDE_SIMULATOR = 1250;

/** A machine's chart with its toolbar, and the simulator beside it. */
export function MachineWorkspace({ machine, model }: MachineWorkspaceProps) {
  const { layout, title } = machine;
  const simulator = useSimulator(machine);
  const [isOpen, setIsOpen] = useState(layout.width < ROOM_BESIDE_SIMULATOR);
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const state = model.states.find(({ id }) => id === lookedAt);
  return (
    <div css={workStyle} data-open={isOpen || undefined}>
      <div className="chart">
        <ChartPane
          layout={layout}
          title={title}
          {...(isOpen && { highlights: simulator.frame, onTake: simulator.take })}
          onLookAt={setLookedAt}
          tools={
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
              css={[framedButton, { marginLeft: 'auto' }]}
            >
              {isOpen ? 'Hide' : 'Run it'}
            </button>
          }
        />
        <p className="caption">
          {state ? (
            <>
              <b>{state.name}</b> <span>{state.description ?? 'It has no description.'}</span>{' '}
              {state.tags.length > 0 ? <span>{`Tags: ${state.tags.join(', ')}.`}</span> : null}
            </>
          ) : (
            'Point at the name of a state to read what it is for. Press it to see only that state and its transitions.'
          )}
        </p>
      </div>
      {isOpen ? (
        <div className="simulator">
          <SimulatorPanel model={model} simulator={simulator} />
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
    '&[data-open] :is(.chart, .frame)': { display: 'contents' },
    '&[data-open] .frame > [role="region"]': {
      position: 'sticky',
      top: 'var(--sticky-top, 0px)',
      zIndex: 2,
      borderBottom: hairline,
    },
    '&[data-open] .simulator :is(button, summary)': {
      scrollMarginTop: 'var(--pane-height)',
    },
  },
  // The simulator is as high as the chart.
  '& .simulator': {
    position: 'relative',
    '& > section': { inset: 0, [beside]: { position: 'absolute' } },
  },
  '& .caption': {
    boxSizing: 'border-box',
    margin: 0,
    minHeight: '3.5em',
    padding: '10px 16px',
    borderTop: hairline,
    fontSize: '1rem',
    lineHeight: 1.5,
    color: 'var(--room-muted)',
    [from.laptop]: { paddingInline: 'max(24px, calc((100% - 1152px) / 2))' },
    '& b': { color: 'var(--room-ink)', marginRight: 4 },
    [withoutScripts]: { display: 'none' },
  },
} as const;
