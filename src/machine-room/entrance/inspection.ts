import type { InspectionEvent } from 'xstate';

import { recordInPage } from '#machine-room/recording/in-page.ts';

/** Whether the build is one whose pages tell the browser tests which transitions their machines take. */
const records = import.meta.env.RECORDS_TRANSITIONS === true && !import.meta.env.SSR;

/**
 * What watches the site's machines, if anything does. Every actor is started with these options: nobody listens unless
 * the app has put a listener here before it starts.
 */
export const inspection: { inspect?: (event: InspectionEvent) => void } = records
  ? { inspect: recordInPage() }
  : {};

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
