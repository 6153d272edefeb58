import { createInspector } from 'xstate-machine-room/inspect';

/** The inspector of the site. Every machine starts with `inspect`, which does nothing until the inspector is opened. */
export const { inspect, open: openInspector } = createInspector();
