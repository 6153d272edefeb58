import type { InspectionEvent } from 'xstate';

/**
 * What watches the site's machines, if anything does. Every actor is started with these options: nobody listens unless
 * the app has put a listener here before it starts.
 */
export const inspection: { inspect?: (event: InspectionEvent) => void } = {};

/** Whether the address says something of the inspector, or this tab remembers that it is on. */
export function isInspectorNamed(): boolean {
  try {
    return (
      new URLSearchParams(window.location.search).has('inspect') ||
      window.sessionStorage.getItem('inspect') === 'on'
    );
  } catch {
    return false;
  }
}
