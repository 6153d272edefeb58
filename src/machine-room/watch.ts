import { watchMachines } from 'xstate-machine-room';

import { room } from './room.tsx';

/** Starts the inspector. It shows values in development, and masks them in production or with the option `mask`. */
export const watchSite = (options: { mask?: boolean } = {}) =>
  watchMachines({
    ...room,
    ...options,
    roomAddress: (machineId) => `/machines?machine=${machineId}`,
  });
