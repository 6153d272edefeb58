import { LANE_WIDTH } from './dock-style.ts';
import type { Party } from './redaction-rules.ts';
import type { EventRecord } from './records.ts';

/** The lane for events that no actor has sent. */
const OUTSIDE: Party = { sessionId: '', name: 'Page' };

interface SequenceProps {
  events: readonly EventRecord[];
  /** The session id of the actor whose events are highlighted. */
  chosen: string | null;
}

/**
 * A sequence diagram of the events between actors. Each actor has a lane, and each event has an arrow. The oldest event
 * comes first.
 */
export function Sequence({ events, chosen }: SequenceProps) {
  const oldestFirst = events.toReversed();
  const lanes = lanesOf(oldestFirst);
  const middleOf = ({ sessionId }: Party) =>
    (lanes.findIndex((lane) => lane.sessionId === sessionId) + 0.5) * LANE_WIDTH;
  return (
    <div style={{ '--lanes': `${lanes.length * LANE_WIDTH}px` } as object}>
      <h3>Events</h3>
      <ol className="lanes" aria-label="Lanes">
        {lanes.map(({ sessionId, name }) => (
          <li key={sessionId} data-chosen={sessionId === chosen || undefined}>
            {name}
          </li>
        ))}
      </ol>
      <ol className="rows" aria-label="Sequence">
        {oldestFirst.map(({ number, at, from = OUTSIDE, to, type, fields, state, isIgnored }) => (
          <li
            key={number}
            data-chosen={[from, to].some(({ sessionId }) => sessionId === chosen) || undefined}
          >
            <time>{`${(at / 1000).toFixed(3)} s`}</time>
            <Arrow start={middleOf(from)} end={middleOf(to)} />
            <span className="words">
              <b>{type}</b> <span>{fieldsText(fields)}</span>{' '}
              <small>
                {`${from.name} to ${from.sessionId === to.sessionId ? 'itself' : to.name}`}
                {isIgnored ? ', ignored' : state === null ? '' : ` → ${state}`}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/**
 * Returns the lanes: first the page, then all actors that sent or received events, in the order of their first event.
 */
function lanesOf(events: readonly EventRecord[]): Party[] {
  const parties = [OUTSIDE, ...events.flatMap(({ from = OUTSIDE, to }) => [from, to])];
  return [...new Map(parties.map((party) => [party.sessionId, party])).values()];
}

/** Draws an arrow from one lane to another, or a ring for an event that an actor sends to itself. */
function Arrow({ start, end }: { start: number; end: number }) {
  const neck = end + (start < end ? -8 : 8);
  return (
    <svg aria-hidden="true" height={28}>
      <circle cx={start} cy={14} r={3.5} />
      {start === end ? (
        <circle cx={start} cy={14} r={6} fill="none" stroke="var(--room-accent)" strokeWidth={2} />
      ) : (
        <path d={`M${start} 13H${end}V15H${start}ZM${neck} 9L${end} 14L${neck} 19Z`} />
      )}
    </svg>
  );
}

const fieldsText = (fields: EventRecord['fields']) =>
  Object.entries(fields)
    .map(([key, text]) => `${key}: ${text}`)
    .join(', ');
