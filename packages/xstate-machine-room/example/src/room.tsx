import { MachineRoom, watchMachines } from 'xstate-machine-room';
import { machines } from 'xstate-machine-room/machines';

const settings = { machines };

export const MachinesPage = () => <MachineRoom settings={settings} />;

export const watch = () =>
  watchMachines({ ...settings, roomAddress: (id) => `/machines?machine=${id}` });
