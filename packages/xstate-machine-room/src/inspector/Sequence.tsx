import { LANE_WIDTH } from './dock-style.ts';
import type { InspectorState } from './records.ts';

type EventRecord = InspectorState['events'][number];

/** The lane for events that no actor has sent. */
const PAGE_LANE = { id: '', name: 'Page' };

interface SequenceProps {
  events: readonly EventRecord[];
  /** The session id of the actor whose events are highlighted. */
  selectedId: string | null;
  /** The time at which the inspector started, in milliseconds since 1970. */
  startedAt: number;
}

/**
 * A sequence diagram of the events between actors. Each actor has a lane, and each event has an arrow. The oldest event
 * comes first.
 */
export function Sequence({ events, selectedId, startedAt }: SequenceProps) {
  const oldestFirst = events.toReversed();
  const lanes = createLanes(oldestFirst);
  const getLaneCenter = (id: string) =>
    (lanes.findIndex((lane) => lane.id === id) + 0.5) * LANE_WIDTH;
  return (
    <div style={{ '--lanes': `${lanes.length * LANE_WIDTH}px` } as object}>
      <h3>Events</h3>
      <ol className="lanes" aria-label="Lanes">
        {lanes.map(({ id, name }) => (
          <li key={id} data-selected={id === selectedId || undefined}>
            {name}
          </li>
        ))}
      </ol>
      <ol className="rows" aria-label="Sequence">
        {oldestFirst.map((record) => {
          const { id, createdAt, event, name, sessionId, state, isIgnored } = record;
          const { sourceId = PAGE_LANE.id, sourceName = PAGE_LANE.name } = record;
          const { type, ...fields } = event;
          return (
            <li
              key={id}
              data-selected={
                [sourceId, sessionId].some((party) => party === selectedId) || undefined
              }
            >
              <time>{`${((Number(createdAt) - startedAt) / 1000).toFixed(3)} s`}</time>
              <Arrow start={getLaneCenter(sourceId)} end={getLaneCenter(sessionId)} />
              <span className="words">
                <b>{type}</b> <span>{formatFields(fields)}</span>{' '}
                <small>
                  {`${sourceName} to ${sourceId === sessionId ? 'itself' : name}`}
                  {isIgnored ? ', ignored' : state === null ? '' : ` → ${state}`}
                </small>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/**
 * Returns the lanes: first the page, then all actors that sent or received events, in the order of their first event.
 */
function createLanes(events: readonly EventRecord[]) {
  const parties = events.flatMap(({ sourceId, sourceName, sessionId, name }) => [
    { id: sourceId ?? PAGE_LANE.id, name: sourceName ?? PAGE_LANE.name },
    { id: sessionId, name },
  ]);
  return [...new Map([PAGE_LANE, ...parties].map((party) => [party.id, party])).values()];
}

/** Draws an arrow from one lane to another, or a ring for an event that an actor sends to itself. */
function Arrow({ start, end }: { start: number; end: number }) {
  const headStart = end + (start < end ? -8 : 8);
  return (
    <svg aria-hidden="true" height={28}>
      <circle cx={start} cy={14} r={3.5} />
      {start === end ? (
        <circle cx={start} cy={14} r={6} fill="none" stroke="var(--room-accent)" strokeWidth={2} />
      ) : (
        <path d={`M${start} 13H${end}V15H${start}ZM${headStart} 9L${end} 14L${headStart} 19Z`} />
      )}
    </svg>
  );
}

const formatFields = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([key, text]) => `${key}: ${text}`)
    .join(', ');
