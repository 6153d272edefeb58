import type { InspectionEvent } from 'xstate';

/**
 * The options that must be passed to every actor. They do nothing unless the app adds a listener before the actor
 * starts.
 */
export const inspection: { inspect?: (event: InspectionEvent) => void } = {};

/** Calls `run` with the session storage. Returns `otherwise` if the browser blocks the storage or if it is full. */
export function withTabStorage<T>(run: (storage: Storage) => T, otherwise: T): T {
  try {
    return run(window.sessionStorage);
  } catch {
    return otherwise;
  }
}

/** True if the URL has the `inspect` parameter, or if the inspector is on in this tab. */
export const isInspectorNamed = (): boolean =>
  new URLSearchParams(window.location.search).has('inspect') ||
  withTabStorage((storage) => storage.getItem('inspect') === 'on', false);
