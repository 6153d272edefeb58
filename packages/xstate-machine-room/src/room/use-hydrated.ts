import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False while prerendering and hydrating, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
