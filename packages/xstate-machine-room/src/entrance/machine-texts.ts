import { anatomyOf, type Anatomy, type StateAnatomy } from '../anatomy/anatomy.ts';
import type { MachineEntry } from '../anatomy/entry.ts';
import { machineCode } from '../anatomy/machine-code.ts';
import { mermaidOf } from '../anatomy/mermaid.ts';
import { happeningsIn, kindOf } from '../page/state-words.ts';
import { registry } from '../project/registry.ts';
import { sourceOf } from '../project/sources.ts';

/** Not every host says that a text is UTF-8. */
const UTF8_MARK = '\uFEFF';

/** Where the text of a machine is published, for readers without scripts. */
export const textAddress = (machineId: string) => `/charts/${machineId}.txt`;

/** Every machine as plain text by its address, for readers without scripts: all of them in one page made it heavy. */
export const machineTexts = (): ReadonlyMap<string, string> =>
  new Map(registry.map((entry) => [textAddress(entry.id), UTF8_MARK + machineText(entry)]));

/** All that the page says of a machine, as plain text. */
export function machineText(entry: MachineEntry): string {
  const { title, file, why, machine } = entry;
  const anatomy = anatomyOf(machine);
  const [root] = anatomy.states;
  return [
    underlined(title, '='),
    anatomy.description,
    underlined('Why it is as it is'),
    why.replaceAll('`', ''),
    underlined('In words'),
    root ? linesOf(root, anatomy).join('\n').trimStart() : '',
    underlined(`As a file: ${file}`),
    sourceOf(entry),
    underlined('As Mermaid text'),
    mermaidOf(anatomy),
    underlined('For the Stately editor'),
    machineCode(entry),
  ].join('\n\n');
}

const underlined = (heading: string, line = '-') => `${heading}\n${line.repeat(heading.length)}`;

function linesOf(state: StateAnatomy, anatomy: Anatomy): string[] {
  const children = anatomy.states.filter(({ parent }) => parent === state.id);
  return [
    ...happeningsIn(state, anatomy).map(({ label, text }) => (label ? `${label} ${text}` : text)),
    ...children.flatMap((child) => [
      '',
      `${child.name}${kindOf(child, state)}`,
      ...[child.description ?? [], linesOf(child, anatomy)]
        .flat()
        .map((line) => (line === '' ? '' : `    ${line}`)),
    ]),
  ];
}
