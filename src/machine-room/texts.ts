import { machineText } from 'xstate-machine-room/tools';

import { room } from './room.tsx';

/**
 * Every machine as plain text, by path, for readers without JavaScript. The texts begin with a byte order mark for
 * hosts that do not declare UTF-8.
 */
export const machineTexts: ReadonlyMap<string, string> = new Map(
  room.machines.map((machine) => [room.textUrl(machine.id), `\uFEFF${machineText(machine)}`]),
);
