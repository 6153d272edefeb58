import { formatStateValue } from '../model/active-states.ts';

import type { ActorRecord } from './records.ts';

interface ActorTreeProps {
  actors: readonly ActorRecord[];
  /** The session id of the selected actor. If it is null, the most recently active actor is shown. */
  selectedId: string | null;
  onSelect: (sessionId: string | null) => void;
}

const statusLabels = { active: 'running', done: 'done', error: 'failed', stopped: 'stopped' };

/** The tree of actors. Machines can be selected, but other actors are only listed. */
export function ActorTree({ actors, selectedId, onSelect }: ActorTreeProps) {
  const ids = new Set(actors.map(({ sessionId }) => sessionId));
  const renderButton = (sessionId: string | null, title: string) => (
    <button
      type="button"
      aria-pressed={sessionId === selectedId}
      onClick={() => onSelect(sessionId)}
    >
      {title}
    </button>
  );
  const renderBranch = (children: readonly ActorRecord[]) =>
    children.length === 0 ? null : (
      <ul>
        {children.map((actor) => {
          const { sessionId, kind, snapshot } = actor;
          const { status, value } = snapshot;
          const title = createTitle(actors, actor);
          const label =
            value && status === 'active' ? formatStateValue(value) : statusLabels[status];
          return (
            <li key={sessionId}>
              <div className="line" data-status={status}>
                {kind === 'machine' ? renderButton(sessionId, title) : <b>{title}</b>}{' '}
                <small>{kind === 'machine' ? label : `${kind}, ${label}`}</small>
              </div>
              {renderBranch(actors.filter(({ parentId }) => parentId === sessionId))}
            </li>
          );
        })}
      </ul>
    );
  return (
    <div role="group" aria-label="Machines">
      {renderButton(null, 'Most recently active')}
      {renderBranch(actors.filter(({ parentId }) => !ids.has(parentId ?? '')))}
    </div>
  );
}

/** Returns the title of an actor. Numbers distinguish actors with the same name. */
function createTitle(actors: readonly ActorRecord[], actor: ActorRecord): string {
  const index = actors.filter(({ name }) => name === actor.name).indexOf(actor);
  return index > 0 ? `${actor.name} ${index + 1}` : actor.name;
}
