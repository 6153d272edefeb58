import { MachineRoom } from 'xstate-machine-room';
import { failures, machines } from 'virtual:machine-room';

export const settings = { machines, failures };

export const MachinesPage = () => <MachineRoom settings={settings} />;
