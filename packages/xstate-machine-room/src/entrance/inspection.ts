import type { InspectionEvent } from 'xstate';

/**
 * What watches the site's machines, if anything does. Every actor is started with these options: nobody listens unless
 * the app has put a listener here before it starts.
 */
export const inspection: { inspect?: (event: InspectionEvent) => void } = {};

/** Runs against this tab's storage; where it is blocked or full, the page works without it. */
export function withTabStorage<T>(run: (storage: Storage) => T, otherwise: T): T {
  try {
    return run(window.sessionStorage);
  } catch {
    return otherwise;
  }
}

/** Whether the address says something of the inspector, or this tab remembers that it is on. */
export const isInspectorNamed = (): boolean =>
  new URLSearchParams(window.location.search).has('inspect') ||
  withTabStorage((storage) => storage.getItem('inspect') === 'on', false);
