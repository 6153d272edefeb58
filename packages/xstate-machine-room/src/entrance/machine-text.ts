import { anatomyOf, type Anatomy, type StateAnatomy } from '../anatomy/anatomy.ts';
import { machineCode } from '../anatomy/machine-code.ts';
import { mermaidOf } from '../anatomy/mermaid.ts';
import { happeningsIn, kindOf } from '../page/state-words.ts';
import type { RoomMachine } from '../room/machines-of.ts';

/** Returns everything on a machine's page as plain text. */
export function machineText(entry: RoomMachine): string {
  const { title, file, source, why, machine } = entry;
  const anatomy = anatomyOf(machine);
  const [root] = anatomy.states;
  return [
    underlined(title, '='),
    anatomy.description,
    ...(why === '' ? [] : [underlined('Why it works this way'), why.replaceAll('`', '')]),
    underlined('In words'),
    root ? linesOf(root, anatomy).join('\n').trimStart() : '',
    underlined(`As a file: ${file}`),
    source,
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
