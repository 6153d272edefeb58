import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in a prerendered page and while React hydrates it. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
