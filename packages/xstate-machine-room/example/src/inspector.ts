import { createInspector } from 'xstate-machine-room/inspect';

export const inspector = createInspector();
