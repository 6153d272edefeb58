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
import { useFocusFallback } from '../chart/use-focus-fallback.ts';
import { formatStateValue } from '../model/active-states.ts';

import { ActorTree } from './ActorTree.tsx';
import { dockStyle, pageStyle } from './dock-style.ts';
import { findById, getRoomUrl } from './inspector-settings.ts';
import { SendForm } from './SendForm.tsx';
import { Sequence } from './Sequence.tsx';
import type { InspectorStore } from './inspector-store.ts';
import type { ActorRecord, InspectorState } from './records.ts';

/** The docked inspector. It shows the running actors of the page and the events between them. */
export function Inspector({ store, onEnd }: { store: InspectorStore; onEnd: () => void }) {
  // A closed inspector renders only when the number of machines changes.
  const running = useSyncExternalStore(store.subscribe, () => countRunning(store.get()));
  const [isOpen, setIsOpen] = useState(false);
  const [isAtSide, setIsAtSide] = useState(false);
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
      data-at-side={(isOpen && isAtSide) || undefined}
      onKeyDown={closeOnEscape}
    >
      <div className="head">
        <button
          ref={toggleRef}
          type="button"
          className="open"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{isOpen ? 'Close' : `Machines: ${running}`}</span>
        </button>
        {isOpen ? (
          <>
            <button type="button" onClick={onEnd}>
              End
            </button>
            <button type="button" className="side" onClick={() => setIsAtSide(!isAtSide)}>
              <span>{isAtSide ? 'Dock at the bottom' : 'Dock at the side'}</span>
            </button>
            <h2>
              Running on this page <small>Stays on in this tab until you end it.</small>
            </h2>
          </>
        ) : null}
      </div>
      <Global styles={pageStyle(isOpen, isAtSide)} />
      {isOpen ? <InspectorBody store={store} /> : null}
    </aside>
  );
}

const countRunning = ({ actors }: InspectorState) =>
  actors.filter(({ kind, snapshot }) => kind === 'machine' && snapshot.status === 'active').length;

function InspectorBody({ store }: { store: InspectorStore }) {
  const state = useSyncExternalStore(store.subscribe, store.get);
  const { actors, events } = state;
  const [requestedId, setRequestedId] = useState<string | null>(null);
  const selected = actors.find(({ sessionId }) => sessionId === requestedId);
  const selectedId = selected?.sessionId ?? null;
  const actor = selected ?? findLatestMachine(state);
  const actorRef = store.refs?.get(actor?.sessionId ?? '');
  return (
    <div className="body">
      <Column label="Actors">
        <ActorTree actors={actors} selectedId={selectedId} onSelect={setRequestedId} />
        {process.env.NODE_ENV !== 'production' && actor && actorRef ? (
          <SendForm key={actor.sessionId} name={actor.name} actorRef={actorRef} />
        ) : null}
      </Column>
      <Column label="Machine">{actor ? <MachineView actor={actor} /> : 'None so far.'}</Column>
      <Column label="Events">
        <Sequence events={events} selectedId={selectedId} startedAt={store.startedAt} />
      </Column>
    </div>
  );
}

function Column({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  const focusHandlers = useFocusFallback(ref);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it can be scrolled with the keyboard
    <section ref={ref} aria-label={label} tabIndex={0} {...focusHandlers}>
      {children}
    </section>
  );
}

/** Finds the machine that received the latest event. */
const findLatestMachine = ({ actors, events }: InspectorState) =>
  events
    .map((event) =>
      actors.find(({ kind, sessionId }) => kind === 'machine' && sessionId === event.sessionId),
    )
    .find((actor) => actor !== undefined);

/** At this scale, the smallest text of a chart is 11 pixels high. */
const MIN_SCALE = 11 / 12;

/** Shows the chart of a machine with its current state, and the machine's context. */
function MachineView({ actor }: { actor: ActorRecord }) {
  const { name, machineId = '', snapshot, active, taken } = actor;
  const { value = {}, context = {} } = snapshot;
  const roomUrl = getRoomUrl(machineId);
  return (
    <div className="machine">
      <output>
        <span>{`${name}: `}</span>
        <b>{formatStateValue(value)}</b>
      </output>
      {roomUrl ? <a href={roomUrl}>Run it by itself</a> : null}
      <ActiveChart key={machineId} machineId={machineId} active={active} taken={taken} />
      <dl>
        {Object.entries(context).map(([key, text]) => (
          <div key={key}>
            <dt>{key}:</dt> <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type ActiveChartProps = Pick<ActorRecord, 'active' | 'taken'> & { machineId: string };

/** The chart renders only if the active states or the last transitions have changed. */
const ActiveChart = memo(function ActiveChart({ machineId, active, taken }: ActiveChartProps) {
  const { layout = null, loadCollapsed = null, title = '' } = findById(machineId) ?? {};
  return layout ? (
    <ChartPane
      layout={layout}
      loadCollapsed={loadCollapsed}
      title={title}
      tone="dark"
      highlights={{ active, taken }}
      maxHeight="max(200px, calc(var(--dock-height) - 170px))"
      minScale={MIN_SCALE}
    />
  ) : null;
});
