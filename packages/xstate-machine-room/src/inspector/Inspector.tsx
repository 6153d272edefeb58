import { Global } from '@emotion/react';
import { useState, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react';

import { ActorTree } from './ActorTree.tsx';
import {
  bodyStyle,
  dockStyle,
  headStyle,
  pageStyle,
  roomStyle,
  toggleStyle,
} from './inspector-style.ts';
import { MachineView } from './MachineView.tsx';
import { SendForm } from './SendForm.tsx';
import { Sequence } from './Sequence.tsx';
import type { Watched, WatchStore } from './watch-store.ts';

interface InspectorProps {
  store: WatchStore;
  /** Wants no more of it in this tab. */
  onEnd: () => void;
}

/** Docked beside any page: the actors that are alive on it, and what they tell each other while one uses it. */
export function Inspector({ store, onEnd }: InspectorProps) {
  const watched = useSyncExternalStore(store.subscribe, store.get);
  const [isOpen, setIsOpen] = useState(false);
  const [isAtSide, setIsAtSide] = useState(false);
  const running = watched.actors.filter(({ stand, status }) => stand && status === 'running');
  const flags = { 'data-open': isOpen || undefined, 'data-at-side': isAtSide || undefined };
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setIsOpen(false);
  };
  return (
    <aside aria-label="Machine inspector" css={roomStyle} {...flags}>
      {isOpen ? <Global styles={pageStyle(isAtSide)} /> : null}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of what is in it */}
      <div css={dockStyle} {...flags} onKeyDown={closeByKey}>
        <div css={isOpen ? headStyle : null}>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            css={toggleStyle}
          >
            <span>{isOpen ? 'Close' : `Machines: ${running.length}`}</span>
          </button>
          {isOpen ? (
            <>
              <button type="button" onClick={onEnd}>
                End
              </button>
              <button type="button" className="side" onClick={() => setIsAtSide(!isAtSide)}>
                <span>{isAtSide ? 'To the foot' : 'To the side'}</span>
              </button>
              <h2>
                Alive on this page <small>On in this tab until you end it.</small>
              </h2>
            </>
          ) : null}
        </div>
        {isOpen ? <InspectorBody watched={watched} store={store} /> : null}
      </div>
    </aside>
  );
}

function InspectorBody({ watched, store }: { watched: Watched; store: WatchStore }) {
  const { actors, events } = watched;
  const [chosen, setChosen] = useState<string | null>(null);
  const picked = actors.find(({ sessionId }) => sessionId === chosen);
  const actor = picked ?? lastToMove(watched);
  return (
    <div css={bodyStyle}>
      <Column label="Actors">
        <ActorTree actors={actors} chosen={picked?.sessionId ?? null} onChoose={setChosen} />
        {process.env.NODE_ENV !== 'production' && store.live ? (
          <SendForm key={actor?.sessionId} actor={actor} live={store.live} />
        ) : null}
      </Column>
      <Column label="Machine">
        {actor?.stand ? <MachineView name={actor.name} stand={actor.stand} /> : 'None so far.'}
      </Column>
      <Column label="Events">
        <Sequence events={events} chosen={picked?.sessionId ?? null} />
      </Column>
    </div>
  );
}

const Column = ({ label, children }: { label: string; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, for the keyboard too
  <section aria-label={label} tabIndex={0}>
    {children}
  </section>
);

const lastToMove = ({ actors, events }: Watched) =>
  events
    .map(({ to }) => actors.find(({ sessionId, stand }) => stand && sessionId === to.sessionId))
    .find((actor) => actor !== undefined);
