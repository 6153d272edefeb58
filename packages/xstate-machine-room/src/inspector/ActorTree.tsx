import type { WatchedActor } from './watch-store.ts';

interface ActorTreeProps {
  actors: readonly WatchedActor[];
  /** A session id; nothing for whichever moves. */
  chosen: string | null;
  onChoose: (sessionId: string | null) => void;
}

/** Which actor started which. Machines can be chosen; what else they run is told of. */
export function ActorTree({ actors, chosen, onChoose }: ActorTreeProps) {
  const ids = new Set<string | null>(actors.map(({ sessionId }) => sessionId));
  const branch = (parent: string | null) => {
    const children = actors.filter(
      ({ parentId }) => (ids.has(parentId) ? parentId : null) === parent,
    );
    return children.length === 0 ? null : (
      <ul>
        {children.map((actor) => (
          <li key={actor.sessionId}>
            {line(actor)}
            {branch(actor.sessionId)}
          </li>
        ))}
      </ul>
    );
  };
  const line = (actor: WatchedActor) => {
    const { sessionId, kind, status, stand } = actor;
    const title = titleIn(actors, actor);
    return (
      <div className="line" data-status={status}>
        {stand ? (
          <button
            type="button"
            aria-pressed={sessionId === chosen}
            onClick={() => onChoose(sessionId)}
          >
            {title}
          </button>
        ) : (
          <b>{title}</b>
        )}{' '}
        <span>
          <span>{kind === 'machine' ? '' : `${kind}, `}</span>
          <span>{stand && status === 'running' ? stand.state : status}</span>
        </span>
      </div>
    );
  };
  return (
    <div role="group" aria-label="Machines" css={treeStyle}>
      <button type="button" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        Whichever moves
      </button>
      {branch(null)}
    </div>
  );
}

/** Several of a name are told apart by number. */
function titleIn(actors: readonly WatchedActor[], actor: WatchedActor): string {
  const index = actors.filter(({ name }) => name === actor.name).indexOf(actor);
  return index > 0 ? `${actor.name} ${index + 1}` : actor.name;
}

const treeStyle = {
  '& ul': { marginTop: 4 },
  '& ul ul': {
    marginTop: 0,
    marginLeft: 13,
    borderLeft: '1px solid var(--room-hairline)',
    paddingLeft: 10,
  },
  '& .line': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 8,
    minHeight: 34,
    overflowWrap: 'anywhere',
  },
  '& .line > span': { fontSize: 13.5, color: 'var(--room-muted)' },
  '& .line b': { fontWeight: 550 },
  '& .line::before': {
    content: '""',
    flex: 'none',
    width: 9,
    height: 9,
    border: '2px solid var(--room-accent)',
    borderRadius: '50%',
  },
  '& .line[data-status="running"]::before': { background: 'var(--room-accent)' },
  '& .line[data-status="failed"]::before': { borderRadius: 0, transform: 'rotate(45deg)' },
  '& .line[data-status="stopped"]::before': { borderColor: 'var(--room-muted)' },
} as const;
