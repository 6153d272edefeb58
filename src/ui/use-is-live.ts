import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered page and while the app takes it over, true from then on. */
export const useIsLive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
