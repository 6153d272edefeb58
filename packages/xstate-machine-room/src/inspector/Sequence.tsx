import type { Party } from './watch-rules.ts';
import type { WatchedEvent } from './watch-store.ts';

/** Where events come from that no actor has sent. */
const OUTSIDE: Party = { sessionId: '', name: 'Page' };

const TIME_WIDTH = 58;
const LANE_WIDTH = 24;

interface SequenceProps {
  events: readonly WatchedEvent[];
  /** Session id of the actor whose events stand out. */
  chosen: string | null;
}

/** What actors told each other, in the course of time from top to bottom: a lane for each, an arrow for each event. */
export function Sequence({ events, chosen }: SequenceProps) {
  const told = events.toReversed();
  const lanes = lanesOf(told);
  const width = lanes.length * LANE_WIDTH;
  return (
    <div css={sequenceStyle} style={{ '--lanes': `${width}px` } as object}>
      <h3>Events</h3>
      <ol className="lanes" aria-label="Lanes">
        {lanes.map(({ sessionId, name }) => (
          <li key={sessionId} data-chosen={sessionId === chosen || undefined}>
            {name}
          </li>
        ))}
      </ol>
      <ol className="rows" aria-label="Sequence">
        {told.map((event) => (
          <EventRow key={event.number} event={event} lanes={lanes} chosen={chosen} />
        ))}
      </ol>
    </div>
  );
}

/** The page first, then whoever has told or been told something, in the order in which they were made. */
function lanesOf(events: readonly WatchedEvent[]): Party[] {
  const parties = events.flatMap(({ from, to }) => (from ? [from, to] : [to]));
  const lanes = [...new Map(parties.map((party) => [party.sessionId, party])).values()];
  const ordinal = ({ sessionId }: Party) => Number.parseInt(sessionId.replace(/^\D+/, ''), 36);
  return [OUTSIDE, ...lanes.toSorted((one, other) => ordinal(one) - ordinal(other))];
}

interface EventRowProps {
  event: WatchedEvent;
  lanes: readonly Party[];
  chosen: string | null;
}

function EventRow({ event, lanes, chosen }: EventRowProps) {
  const { at, to, type, fields, state, isIgnored } = event;
  const from = event.from ?? OUTSIDE;
  const laneOf = (party: Party) =>
    lanes.findIndex(({ sessionId }) => sessionId === party.sessionId);
  const start = laneOf(from);
  const end = laneOf(to);
  const isChosen = chosen !== null && [from.sessionId, to.sessionId].includes(chosen);
  return (
    <li data-chosen={isChosen || undefined}>
      <time>{`${(at / 1000).toFixed(3)} s`}</time>
      <svg aria-hidden="true" height={28}>
        <circle cx={middleOf(start)} cy={14} r={3.5} />
        {start === end ? (
          <circle className="ring" cx={middleOf(start) - 1} cy={14} r={6} />
        ) : (
          <path d={arrow(middleOf(start), middleOf(end))} />
        )}
      </svg>
      <span className="words">
        <b>{type}</b> <span>{fieldsText(fields)}</span>{' '}
        <small>
          {`${from.name} to ${to === from || start === end ? 'itself' : to.name}`}
          {isIgnored ? ', ignored' : state === null ? '' : ` → ${state}`}
        </small>
      </span>
    </li>
  );
}

const middleOf = (lane: number) => (lane + 0.5) * LANE_WIDTH;

/** A line with a head at its end. */
function arrow(start: number, end: number): string {
  const neck = end + (start < end ? -8 : 8);
  return `M${start} 13H${end}V15H${start}ZM${neck} 9L${end} 14L${neck} 19Z`;
}

const fieldsText = (fields: WatchedEvent['fields']) =>
  Object.entries(fields)
    .map(([key, text]) => `${key}: ${text}`)
    .join(', ');

const lines = `repeating-linear-gradient(to right, transparent 0 ${LANE_WIDTH / 2 - 0.5}px, var(--room-hairline) 0 ${LANE_WIDTH / 2 + 0.5}px, transparent 0 ${LANE_WIDTH}px)`;

const sequenceStyle = {
  minWidth: `calc(${TIME_WIDTH + 130}px + var(--lanes))`,
  '& .lanes': {
    position: 'sticky',
    top: -10,
    zIndex: 1,
    display: 'flex',
    alignItems: 'flex-end',
    padding: '10px 0 4px',
    paddingLeft: TIME_WIDTH,
    borderBottom: '1px solid var(--room-muted)',
    background: 'var(--room-ground)',
  },
  '& .lanes li': {
    flex: 'none',
    boxSizing: 'border-box',
    width: LANE_WIDTH,
    maxHeight: 130,
    overflow: 'hidden',
    lineHeight: `${LANE_WIDTH}px`,
    writingMode: 'vertical-rl',
    transform: 'rotate(180deg)',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    fontSize: 13,
  },
  '& .lanes [data-chosen]': { fontWeight: 700 },
  '& .rows > li': {
    display: 'flex',
    background: `${lines} ${TIME_WIDTH}px 0 / var(--lanes) no-repeat`,
    fontSize: 14,
  },
  '& .rows > li[data-chosen]': { backgroundColor: 'var(--room-surface)' },
  '& time': {
    flex: 'none',
    width: TIME_WIDTH,
    paddingTop: 4,
    fontSize: 12.5,
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--room-muted)',
  },
  '& svg': { flex: 'none', width: 'var(--lanes)', fill: 'var(--room-accent)' },
  '& .ring': { fill: 'none', stroke: 'var(--room-accent)', strokeWidth: 2 },
  '& .words': {
    flex: 1,
    minWidth: 0,
    padding: '3px 0 5px 10px',
    borderBottom: '1px solid var(--room-hairline)',
    overflowWrap: 'anywhere',
  },
  '& small': { display: 'block', fontSize: 13, color: 'var(--room-muted)' },
} as const;
