import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in the prerendered page and while React takes it over, true from then on, and at once in what was rendered in the app. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
