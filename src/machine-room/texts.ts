import { machineText } from 'xstate-machine-room/tools';
import { machines } from 'xstate-machine-room/machines';

import { textAddress } from './room.tsx';

/** Not every host says that a text is UTF-8. */
const UTF8_MARK = '\uFEFF';

/** Every machine as plain text by its address, for readers without scripts: all of them in one page made it heavy. */
export const machineTexts: ReadonlyMap<string, string> = new Map(
  machines.map((machine) => [textAddress(machine.id), UTF8_MARK + machineText(machine)]),
);
