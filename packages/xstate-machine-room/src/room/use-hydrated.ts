import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in a prerendered page and while React hydrates it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
