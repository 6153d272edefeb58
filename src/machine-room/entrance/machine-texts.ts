import { machineText, textAddress } from '#machine-room/page/machine-text.ts';
import { registry } from '#machine-room/project/registry.ts';

/** Not every host says that a text is UTF-8. */
const UTF8_MARK = '\uFEFF';

/** Every machine as plain text by its address, for readers without scripts: all of them in one page made it heavy. */
export const machineTexts = (): ReadonlyMap<string, string> =>
  new Map(registry.map((entry) => [textAddress(entry.id), UTF8_MARK + machineText(entry)]));
