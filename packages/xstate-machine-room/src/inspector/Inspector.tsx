import { Global } from '@emotion/react';
import {
  memo,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

import { ChartPane } from '../chart/ChartPane.tsx';
import { isRecord, formatShortValue } from '../room/value-text.ts';

import { ActorList } from './ActorList.tsx';
import { dockStyle, pageStyle } from './dock-style.ts';
import { EventLog } from './EventLog.tsx';
import type { ActorRecord, InspectorState, InspectorStore } from './inspector-store.ts';

/** The docked inspector. It shows the running machines of the page and the events that they receive. */
export function Inspector({ store }: { store: InspectorStore }) {
  // A closed inspector renders only when the number of machines changes.
  const running = useSyncExternalStore(store.subscribe, () => store.get().actors.length);
  const [isOpen, setIsOpen] = useState(false);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    setIsOpen(false);
    toggleRef.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys that are pressed inside it
    <aside
      aria-label="Machine inspector"
      css={dockStyle}
      data-open={isOpen || undefined}
      onKeyDown={closeOnEscape}
    >
      <div className="head">
        <button
          ref={toggleRef}
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Close' : `Machines: ${running}`}
        </button>
        {isOpen ? <h2>Running on this page</h2> : null}
      </div>
      <Global styles={pageStyle(isOpen)} />
      {isOpen ? <InspectorBody store={store} /> : null}
    </aside>
  );
}

function InspectorBody({ store }: { store: InspectorStore }) {
  const state = useSyncExternalStore(store.subscribe, store.get);
  const { actors, log } = state;
  const [requestedId, setRequestedId] = useState<string | null>(null);
  const selected = actors.find(({ sessionId }) => sessionId === requestedId);
  const actor = selected ?? findLatest(state);
  return (
    <div className="body">
      <Column label="Machines">
        <ActorList
          actors={actors}
          selectedId={selected?.sessionId ?? null}
          onSelect={setRequestedId}
        />
      </Column>
      <Column label="Machine">{actor ? <MachineView actor={actor} /> : 'None so far.'}</Column>
      <Column label="Events">
        <EventLog log={log} />
      </Column>
    </div>
  );
}

const Column = ({ label, children }: { label: string; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it can be scrolled with the keyboard
  <section aria-label={label} tabIndex={0}>
    {children}
  </section>
);

/** Finds the running machine that received the latest event. */
const findLatest = ({ actors, log }: InspectorState) =>
  log
    .map((entry) => actors.find(({ sessionId }) => sessionId === entry.sessionId))
    .find((actor) => actor !== undefined);

/** At this scale, the smallest text of a chart is 11 pixels high. */
const MIN_SCALE = 11 / 12;

/** Shows the chart of a machine with its current state, and the machine's context. */
function MachineView({ actor }: { actor: ActorRecord }) {
  const { title, machine, state, context, active, taken } = actor;
  return (
    <div className="machine">
      <output>
        {`${title}: `}
        <b>{state}</b>
      </output>
      {machine ? <ActiveChart key={machine.id} {...{ machine, active, taken }} /> : null}
      <dl>
        {Object.entries(isRecord(context) ? context : {}).map(([key, value]) => (
          <div key={key}>
            <dt>{key}:</dt> <dd>{formatShortValue(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type ActiveChartProps = Pick<ActorRecord, 'active' | 'taken'> & {
  machine: NonNullable<ActorRecord['machine']>;
};

/** The chart renders only if the active states or the last transitions have changed. */
const ActiveChart = memo(function ActiveChart({ machine, active, taken }: ActiveChartProps) {
  return (
    <ChartPane
      layout={machine.layout}
      title={machine.title}
      highlights={{ active, taken }}
      maxHeight="max(200px, calc(var(--dock-height) - 170px))"
      minScale={MIN_SCALE}
    />
  );
});
