import type { InspectionEvent } from 'xstate';

/**
 * What watches the site's machines, if anything does. Every actor is started with these options: nobody listens unless
 * the app has put a listener here before it starts.
 */
export const inspection: { inspect?: (event: InspectionEvent) => void } = {};
