import { withTabStorage } from '../entrance/inspection.ts';

/** In the address, where `off` ends it, and in the tab's storage; `isInspectorNamed` reads both. */
const NAME = 'inspect';

const remember = (state: string) =>
  withTabStorage((storage) => storage.setItem(NAME, state), undefined);

/**
 * Whether this tab's machines are watched: by the address if that says so, and from then on until the tab is closed.
 * `stately` tells Stately's own inspector too, which only development knows.
 */
export function switchState(): string {
  const word = new URLSearchParams(window.location.search).get(NAME);
  if (word === null) return withTabStorage((storage) => storage.getItem(NAME), null) ?? 'on';
  const isKnown = word === 'off' || (process.env.NODE_ENV !== 'production' && word === 'stately');
  remember(isKnown ? word : 'on');
  return isKnown ? word : 'on';
}

/** Ends it for this tab, and takes it out of the address, which would begin it anew. */
export function switchOff() {
  remember('off');
  const address = new URL(window.location.href);
  address.searchParams.delete(NAME);
  window.history.replaceState(window.history.state, '', address);
}
