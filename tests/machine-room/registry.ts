import { machines } from 'xstate-machine-room/machines';

/** What the machine room knows of the site, for tests of it on machines that are at work. */
export const registry = machines;

export const findEntry = (machineId: string) => registry.find(({ id }) => id === machineId);
