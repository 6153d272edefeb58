import { posix } from 'node:path';

import { anatomyOf, type StateAnatomy } from '../anatomy/anatomy.ts';
import { mermaidOf } from '../anatomy/mermaid.ts';
import type { RoomConfig } from '../project/config.ts';
import type { RoomMachine } from '../room/machines-of.ts';

const legend = `How to read the diagrams: a label is \`event [guard] / actions\`; \`after\` is a delay, \`always\` is taken at once, and
\`done\` and \`failed\` are the ends of invoked actors. A note beside a state holds what happens without leaving it.`;

const anchorOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

function stateLine(state: StateAnatomy): string {
  const isPlain = state.type === 'atomic' || state.type === 'compound';
  const kind = isPlain ? '' : ` (${state.type})`;
  const text = state.description === null ? '' : `: ${state.description}`;
  return `${'  '.repeat(state.depth - 1)}- \`${state.name}\`${kind}${text}`;
}

function sectionOf({ title, file, why, machine }: RoomMachine, folder: string): string {
  const anatomy = anatomyOf(machine);
  return [
    `## ${title}`,
    anatomy.description,
    why,
    `[\`${file}\`](${posix.relative(folder, file)})`,
    `\`\`\`mermaid\n${mermaidOf(anatomy)}\`\`\``,
    anatomy.states.slice(1).map(stateLine).join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Returns the document with every machine as a Mermaid diagram and a description of its states. */
export const documentOf = (
  machines: readonly RoomMachine[],
  { file, introduction = '# The machines' }: NonNullable<RoomConfig['document']>,
): string =>
  `${[
    introduction,
    legend,
    machines.map(({ title }) => `- [${title}](#${anchorOf(title)})`).join('\n'),
    ...machines.map((machine) => sectionOf(machine, posix.dirname(file))),
  ].join('\n\n')}\n`;
