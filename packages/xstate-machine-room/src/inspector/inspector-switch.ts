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

/**
 * True if the inspector is turned on in this tab. The parameter `?inspect` turns it on, and `?inspect=off` turns it off,
 * until the tab is closed. Without either, it is on only if `byDefault` is true.
 */
export function isInspectorEnabled(byDefault = false): boolean {
  const parameter = new URLSearchParams(window.location.search).get(NAME);
  if (parameter !== null) store(parameter);
  const value = parameter ?? withTabStorage((storage) => storage.getItem(NAME), null);
  return value === null ? byDefault : value !== 'off';
}

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
