import { paint } from './inspector-style.ts';
import type { WatchedActor } from './watch-store.ts';

interface ActorTreeProps {
  actors: readonly WatchedActor[];
  /** A session id; nothing for whichever moves. */
  chosen: string | null;
  onChoose: (sessionId: string | null) => void;
}

/** Which actor started which. Machines can be chosen; what else they run is told of. */
export function ActorTree({ actors, chosen, onChoose }: ActorTreeProps) {
  const ids = new Set(actors.map(({ sessionId }) => sessionId));
  const childrenOf = (parent: string | null) =>
    actors.filter(
      ({ parentId }) => (parentId !== null && ids.has(parentId) ? parentId : null) === parent,
    );
  const branch = (parent: string | null) => {
    const children = childrenOf(parent);
    if (children.length === 0) return null;
    return (
      <ul>
        {children.map((actor) => (
          <li key={actor.sessionId}>
            <ActorLine
              actor={actor}
              title={titleIn(actors, actor)}
              chosen={chosen}
              onChoose={onChoose}
            />
            {branch(actor.sessionId)}
          </li>
        ))}
      </ul>
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
function titleIn(actors: readonly WatchedActor[], { sessionId, name }: WatchedActor): string {
  const same = actors.filter((other) => other.name === name);
  const index = same.findIndex((other) => other.sessionId === sessionId);
  return index > 0 ? `${name} ${index + 1}` : name;
}

interface ActorLineProps {
  actor: WatchedActor;
  title: string;
  chosen: string | null;
  onChoose: (sessionId: string) => void;
}

function ActorLine({ actor, title, chosen, onChoose }: ActorLineProps) {
  const { sessionId, kind, status, stand } = actor;
  const words = stand && status === 'running' ? stand.state : status;
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
        <span>{words}</span>
      </span>
    </div>
  );
}

const treeStyle = {
  '& ul': { marginTop: 4 },
  '& ul ul': {
    marginTop: 0,
    marginLeft: 13,
    borderLeft: `1px solid ${paint.hairline}`,
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
  '& .line > span': { fontSize: 13.5, color: paint.muted },
  '& .line b': { fontWeight: 550 },
  '& .line::before': {
    content: '""',
    flex: 'none',
    width: 9,
    height: 9,
    border: `2px solid ${paint.accent}`,
    borderRadius: '50%',
  },
  '& .line[data-status="running"]::before': { background: paint.accent },
  '& .line[data-status="failed"]::before': { borderRadius: 0, transform: 'rotate(45deg)' },
  '& .line[data-status="stopped"]::before': { borderColor: paint.muted },
} as const;
