import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False while prerendering and hydrating, then true. In parts that were not prerendered, it is true at once. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
