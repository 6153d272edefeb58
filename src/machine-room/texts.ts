import { machineText } from 'xstate-machine-room/tools';

import { room } from './room.tsx';

/** Every machine as plain text by its address, for readers without scripts. Not every host says that it is UTF-8. */
export const machineTexts: ReadonlyMap<string, string> = new Map(
  room.machines.map((machine) => [room.textAddress(machine.id), `\uFEFF${machineText(machine)}`]),
);
