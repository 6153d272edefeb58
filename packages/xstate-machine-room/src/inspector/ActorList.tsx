import type { ActorRecord } from './inspector-store.ts';

interface ActorListProps {
  actors: readonly ActorRecord[];
  /** The session id of the selected machine; null if the machine that changed last is shown. */
  selectedId: string | null;
  onSelect: (sessionId: string | null) => void;
}

/** The running machines. */
export const ActorList = ({ actors, selectedId, onSelect }: ActorListProps) => (
  <ul aria-label="Running machines">
    {[null, ...actors].map((actor) => (
      <li key={actor?.sessionId ?? ''}>
        <button
          type="button"
          aria-pressed={(actor?.sessionId ?? null) === selectedId}
          onClick={() => onSelect(actor?.sessionId ?? null)}
        >
          {actor ? createTitle(actors, actor) : 'Most recently active'}
        </button>{' '}
        <small>{actor?.state}</small>
      </li>
    ))}
  </ul>
);

/** Returns the title of a machine. Numbers distinguish machines with the same title. */
function createTitle(actors: readonly ActorRecord[], actor: ActorRecord): string {
  const index = actors.filter(({ title }) => title === actor.title).indexOf(actor);
  return index > 0 ? `${actor.title} ${index + 1}` : actor.title;
}
