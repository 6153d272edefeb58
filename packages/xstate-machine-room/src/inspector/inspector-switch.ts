/** The name of the URL parameter and of the storage key. */
const KEY = 'inspect';

/** Calls `access` with the session storage. Returns `fallback` if the browser blocks the storage or if it is full. */
function withSessionStorage<T>(access: (storage: Storage) => T, fallback: T): T {
  try {
    return access(window.sessionStorage);
  } catch {
    return fallback;
  }
}

const storeSetting = (value: string) =>
  withSessionStorage((storage) => storage.setItem(KEY, value), undefined);

/**
 * True if the inspector is turned on in this tab. The parameter `?inspect` turns it on, and `?inspect=off` turns it off,
 * until the tab is closed. Without either, it is on only if `byDefault` is true.
 */
export function isInspectorEnabled(byDefault = false): boolean {
  const parameter = new URLSearchParams(window.location.search).get(KEY);
  if (parameter !== null) storeSetting(parameter);
  const value = parameter ?? withSessionStorage((storage) => storage.getItem(KEY), null);
  return value === null ? byDefault : value !== 'off';
}

/**
 * Turns the inspector off in this tab. It also removes the parameter from the URL, because that would turn the
 * inspector on again.
 */
export function disableInspector(): void {
  storeSetting('off');
  const url = new URL(window.location.href);
  url.searchParams.delete(KEY);
  window.history.replaceState(window.history.state, '', url);
}
