import { withTabStorage } from '../entrance/inspection.ts';

/**
 * The name of the URL parameter and of the storage key; `isInspectorNamed` reads both. The value `off` ends the
 * inspector.
 */
const NAME = 'inspect';

const remember = (state: string) =>
  withTabStorage((storage) => storage.setItem(NAME, state), undefined);

/**
 * Returns the state of the inspector in this tab. The URL can turn the inspector on or off until the tab is closed. The
 * state `stately` also connects Stately's inspector, but only in development.
 */
export function switchState(): string {
  const word = new URLSearchParams(window.location.search).get(NAME);
  if (word === null) return withTabStorage((storage) => storage.getItem(NAME), null) ?? 'on';
  const isKnown = word === 'off' || (process.env.NODE_ENV !== 'production' && word === 'stately');
  remember(isKnown ? word : 'on');
  return isKnown ? word : 'on';
}

/**
 * Turns the inspector off in this tab. It also removes the parameter from the URL, because that would turn the
 * inspector on again.
 */
export function switchOff() {
  remember('off');
  const address = new URL(window.location.href);
  address.searchParams.delete(NAME);
  window.history.replaceState(window.history.state, '', address);
}
