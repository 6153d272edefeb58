import { useDeferredValue, useState } from 'react';

let isPrerendering = false;

/** Says whether what is rendered first from now on is a prerendered page, or the same while the app takes it over. */
export function renderAsPrerendered(isPrerendered: boolean): void {
  isPrerendering = isPrerendered;
}

/**
 * False in the prerendered page and while the app takes it over, true from then on. The change is worked off in slices:
 * an external store's would render all that reads it anew in one go.
 */
export function useIsLive(): boolean {
  const [isLiveAtFirst] = useState(() => !isPrerendering);
  return useDeferredValue(true, isLiveAtFirst);
}
