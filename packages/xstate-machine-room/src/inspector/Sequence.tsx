import { memo } from 'react';

import { LANE_WIDTH } from './dock-style.ts';
import type { EventRecord } from './records.ts';

/** The lane for events that no actor has sent. */
const PAGE_LANE = { id: '', name: 'Page' };

interface SequenceProps {
  events: readonly Readonly<EventRecord>[];
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
          const { id, sessionId, sourceId = PAGE_LANE.id } = record;
          return (
            <EventRow
              key={id}
              {...record}
              seconds={(Number(record.createdAt) - startedAt) / 1000}
              start={getLaneCenter(sourceId)}
              end={getLaneCenter(sessionId)}
              isSelected={[sourceId, sessionId].some((party) => party === selectedId)}
            />
          );
        })}
      </ol>
    </div>
  );
}

interface EventRowProps extends EventRecord {
  /** The time since the inspector started. */
  seconds: number;
  /** The positions of the sender's and the receiver's lane. */
  start: number;
  end: number;
  isSelected: boolean;
}

const EventRow = memo(function EventRow(props: EventRowProps) {
  const { event, sourceName = PAGE_LANE.name, name, state, isIgnored } = props;
  const { seconds, start, end, isSelected } = props;
  const { type, ...fields } = event;
  return (
    <li data-selected={isSelected || undefined}>
      <time>{`${seconds.toFixed(3)} s`}</time>
      <Arrow start={start} end={end} />
      <span className="words">
        <b>{type}</b> <span>{formatFields(fields)}</span>{' '}
        <small>
          {`${sourceName} to ${props.sourceId === props.sessionId ? 'itself' : name}`}
          {isIgnored ? ', ignored' : state === null ? '' : ` → ${state}`}
        </small>
      </span>
    </li>
  );
});

/**
 * Returns the lanes: first the page, then all actors that sent or received events, in the order of their first event.
 */
function createLanes(events: readonly Readonly<EventRecord>[]) {
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
