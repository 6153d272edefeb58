import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False while prerendering and hydrating, then true. It is true at once in parts that were not prerendered. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
