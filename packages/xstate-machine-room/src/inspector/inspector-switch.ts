/** The name of the URL parameter and of the storage key. */
const NAME = 'inspect';

/** Calls `run` with the session storage. Returns `otherwise` if the browser blocks the storage or if it is full. */
function withTabStorage<T>(run: (storage: Storage) => T, otherwise: T): T {
  try {
    return run(window.sessionStorage);
  } catch {
    return otherwise;
  }
}

const store = (value: string) =>
  withTabStorage((storage) => storage.setItem(NAME, value), undefined);

/** Returns the value of the URL parameter, or the value that the tab remembers; null if there is neither. */
function readSwitch(): string | null {
  const value = new URLSearchParams(window.location.search).get(NAME);
  if (value !== null) store(value);
  return value ?? withTabStorage((storage) => storage.getItem(NAME), null);
}

/**
 * True if the inspector is turned on in this tab. The parameter `?inspect` turns it on, and `?inspect=off` turns it off,
 * until the tab is closed. Without either, it is on only if `byDefault` is true.
 */
export function isInspectorEnabled(byDefault = false): boolean {
  const value = readSwitch();
  return value === null ? byDefault : value !== 'off';
}

/** True if the inspector should also connect Stately's inspector. That is possible only in development. */
export const isStatelyEnabled = (): boolean =>
  process.env.NODE_ENV !== 'production' && readSwitch() === 'stately';

/**
 * Turns the inspector off in this tab. It also removes the parameter from the URL, because that would turn the
 * inspector on again.
 */
export function disableInspector(): void {
  store('off');
  const url = new URL(window.location.href);
  url.searchParams.delete(NAME);
  window.history.replaceState(window.history.state, '', url);
}
