import { createInspector } from 'xstate-machine-room/inspect';

/**
 * The published site contains no inspector: Vite replaces the mode in `npm run build`, and removes the code behind it.
 * In all other modes, every machine starts with `inspect`, which does nothing until the inspector is opened.
 */
export const inspector = import.meta.env.MODE === 'production' ? null : createInspector();

export const inspect: ReturnType<typeof createInspector>['inspect'] = (event) =>
  inspector?.inspect(event);
