import { withTabStorage } from '#machine-room/project/borrowed.ts';

/** In the address, where `off` ends it, and in the tab's storage; `isInspectorNamed` reads both. */
const NAME = 'inspect';

type Switch = 'on' | 'off' | 'stately';

const remember = (state: Switch) =>
  withTabStorage((storage) => storage.setItem(NAME, state), undefined);

function asked(): Switch | null {
  const word = new URLSearchParams(window.location.search).get(NAME);
  if (word === null || word === 'off') return word;
  return import.meta.env.DEV && word === 'stately' ? word : 'on';
}

/** Whether this tab's machines are watched: by the address if that says so, and from then on until the tab is closed. */
export function isSwitchedOn(): boolean {
  const state = asked();
  if (state === null) return withTabStorage((storage) => storage.getItem(NAME), null) !== 'off';
  remember(state);
  return state !== 'off';
}

/** Whether Stately's own inspector is told too, which only development knows. */
export const isForStately = (): boolean =>
  (asked() ?? withTabStorage((storage) => storage.getItem(NAME), null)) === 'stately';

/** Ends it for this tab, and takes it out of the address, which would begin it anew. */
export function switchOff() {
  remember('off');
  const address = new URL(window.location.href);
  address.searchParams.delete(NAME);
  window.history.replaceState(window.history.state, '', address);
}
