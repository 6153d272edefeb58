import { watchMachines } from 'xstate-machine-room';

import { room } from './room.tsx';

export const watchSite = () =>
  watchMachines({ ...room, roomAddress: (machineId) => `/machines?machine=${machineId}` });
