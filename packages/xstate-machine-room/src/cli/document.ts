import { anatomyOf, type StateAnatomy } from '../anatomy/anatomy.ts';
import type { MachineEntry } from '../anatomy/entry.ts';
import { mermaidOf } from '../anatomy/mermaid.ts';

const introduction = `# The machines

Everything on the site that has states is a statechart in \`machines/\`. This document is written by \`npm run charts\`
from the machines themselves; a test fails when it no longer matches them. The site shows the same charts at
\`/machines\`, where they can be run, and beside any page in development or with \`?inspect\` in its address:
[the machine room](machine-room.md) tells how, and how to change a machine.

How to read the diagrams: a label is \`event [guard] / actions\`; \`after\` is a delay, \`always\` is taken at once, and
\`done\` and \`failed\` are the ends of invoked actors. A note beside a state holds what happens without leaving it.`;

const anchorOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

function stateLine(state: StateAnatomy): string {
  const isPlain = state.type === 'atomic' || state.type === 'compound';
  const kind = isPlain ? '' : ` (${state.type})`;
  const text = state.description === null ? '' : `: ${state.description}`;
  return `${'  '.repeat(state.depth - 1)}- \`${state.name}\`${kind}${text}`;
}

function sectionOf({ title, file, why, machine }: MachineEntry): string {
  const anatomy = anatomyOf(machine);
  return [
    `## ${title}`,
    anatomy.description,
    why,
    `[\`${file}\`](../${file})`,
    `\`\`\`mermaid\n${mermaidOf(anatomy)}\`\`\``,
    anatomy.states.slice(1).map(stateLine).join('\n'),
  ].join('\n\n');
}

/** The text of docs/machines.md. */
export const documentOf = (entries: readonly MachineEntry[]): string =>
  `${[
    introduction,
    entries.map(({ title }) => `- [${title}](#${anchorOf(title)})`).join('\n'),
    ...entries.map(sectionOf),
  ].join('\n\n')}\n`;
