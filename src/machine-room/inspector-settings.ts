import type { InspectorSettings } from 'xstate-machine-room/inspect';

import { room } from './room.tsx';

/** The settings of the inspector. It shows values in development and masks them in production. */
export const inspectorSettings: InspectorSettings = {
  ...room,
  roomUrl: (machineId) => `/machines?machine=${machineId}`,
};
