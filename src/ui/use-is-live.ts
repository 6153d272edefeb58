import { useDeferredValue, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in the prerendered page and while React takes it over, true from then on, and at once in what was not
 * prerendered. The change is worked off in slices: that of an external store would render all that reads it in one go,
 * so the store's value stays what it was at first.
 */
export function useIsLive(): boolean {
  const [readFirst] = useState(valueOfFirstRender);
  const isLiveAtFirst = useSyncExternalStore(never, readFirst.inApp, readFirst.inPrerendered);
  return useDeferredValue(true, isLiveAtFirst);
}

/** React asks for the server's value only while it takes over what the server made. */
function valueOfFirstRender() {
  let isLive = true;
  return {
    inApp: () => isLive,
    inPrerendered: () => (isLive = false),
  };
}
