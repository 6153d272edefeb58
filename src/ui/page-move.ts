import { useSyncExternalStore } from 'react';

/** Paths of the two pages between which the browser moves pictures; undefined while it moves none. */
export interface PageMove {
  readonly from: string;
  readonly to: string;
}

let present: PageMove | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function set(move: PageMove | undefined) {
  present = move;
  for (const listener of listeners) listener();
}

/**
 * Gives the pictures that both pages have in common a name, and returns what takes it away again. A store, since React
 * would look through the whole page for what reads a context.
 */
export function markPictures(move: PageMove) {
  set(move);
  return () => {
    if (present === move) set(undefined);
  };
}

/** Whether the page at this path is being left or entered with a view transition. */
export const isMoving = (path: string): boolean => present?.from === path || present?.to === path;

const never = () => false;

export const useIsMoving = (path: string): boolean =>
  useSyncExternalStore(subscribe, () => isMoving(path), never);
