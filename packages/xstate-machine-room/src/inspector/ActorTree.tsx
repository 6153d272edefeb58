import { stateLabel } from '../model/active-states.ts';

import type { ActorRecord } from './records.ts';

interface ActorTreeProps {
  actors: readonly ActorRecord[];
  /** The session id of the selected actor. If it is null, the most recently active actor is shown. */
  chosen: string | null;
  onChoose: (sessionId: string | null) => void;
}

const statusWords = { active: 'running', done: 'done', error: 'failed', stopped: 'stopped' };

/** The tree of actors. Machines can be selected, but other actors are only listed. */
export function ActorTree({ actors, chosen, onChoose }: ActorTreeProps) {
  const ids = new Set(actors.map(({ sessionId }) => sessionId));
  const button = (sessionId: string | null, title: string) => (
    <button type="button" aria-pressed={sessionId === chosen} onClick={() => onChoose(sessionId)}>
      {title}
    </button>
  );
  const branch = (children: readonly ActorRecord[]) =>
    children.length === 0 ? null : (
      <ul>
        {children.map((actor) => {
          const { sessionId, kind, snapshot } = actor;
          const { status, value } = snapshot;
          const title = titleIn(actors, actor);
          const words = value && status === 'active' ? stateLabel(value) : statusWords[status];
          return (
            <li key={sessionId}>
              <div className="line" data-status={status}>
                {kind === 'machine' ? button(sessionId, title) : <b>{title}</b>}{' '}
                <small>{kind === 'machine' ? words : `${kind}, ${words}`}</small>
              </div>
              {branch(actors.filter(({ parentId }) => parentId === sessionId))}
            </li>
          );
        })}
      </ul>
    );
  return (
    <div role="group" aria-label="Machines">
      {button(null, 'Whichever changes')}
      {branch(actors.filter(({ parentId }) => !ids.has(parentId ?? '')))}
    </div>
  );
}

/** Returns the title of an actor. Numbers distinguish actors with the same name. */
function titleIn(actors: readonly ActorRecord[], actor: ActorRecord): string {
  const index = actors.filter(({ name }) => name === actor.name).indexOf(actor);
  return index > 0 ? `${actor.name} ${index + 1}` : actor.name;
}
