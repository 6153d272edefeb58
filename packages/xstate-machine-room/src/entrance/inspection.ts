import type { InspectionEvent } from 'xstate';

/**
 * The options with which every actor is started. They do nothing unless the app adds a listener before an actor starts.
 */
export const inspection: { inspect?: (event: InspectionEvent) => void } = {};

/** Uses the session storage, and returns `otherwise` if the browser blocks it or it is full. */
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
