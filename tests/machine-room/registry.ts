import { machines } from 'xstate-machine-room/machines';

import { learn } from '#room/inspector/known-machines.ts';

/** What the machine room knows of the site, for tests of it on machines that are at work. */
export const registry = machines;

export const findEntry = (machineId: string) => registry.find(({ id }) => id === machineId);

export const learnSite = () => learn({ machines });
