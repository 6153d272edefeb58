import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in the prerendered page and while React hydrates it, true from then on, and at once in what was not prerendered. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
