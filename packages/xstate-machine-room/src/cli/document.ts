import { posix } from 'node:path';

import { createModel, type StateModel } from '../model/model.ts';
import { toMermaid } from '../model/mermaid.ts';
import type { RoomConfig } from '../project/config.ts';
import type { RoomMachine } from '../room/collect-machines.ts';

const legend = `How to read the diagrams: a label is \`event [guard] / actions\`; \`after\` is a delay, \`always\` is taken at once, and
\`done\` and \`failed\` are the ends of invoked actors. A note beside a state holds what happens without leaving it.`;

const createAnchor = (title: string) => title.toLowerCase().replaceAll(' ', '-');

function formatState(state: StateModel): string {
  const isPlain = state.type === 'atomic' || state.type === 'compound';
  const kind = isPlain ? '' : ` (${state.type})`;
  const text = state.description === null ? '' : `: ${state.description}`;
  return `${'  '.repeat(state.depth - 1)}- \`${state.name}\`${kind}${text}`;
}

function createSection({ title, file, rationale, machine }: RoomMachine, folder: string): string {
  const model = createModel(machine);
  return [
    `## ${title}`,
    model.description,
    rationale,
    `[\`${file}\`](${posix.relative(folder, file)})`,
    `\`\`\`mermaid\n${toMermaid(model)}\`\`\``,
    model.states.slice(1).map(formatState).join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Returns the document with every machine as a Mermaid diagram and a description of its states. */
export const createDocument = (
  machines: readonly RoomMachine[],
  { file, introduction = '# The machines' }: NonNullable<RoomConfig['document']>,
): string =>
  `${[
    introduction,
    legend,
    machines.map(({ title }) => `- [${title}](#${createAnchor(title)})`).join('\n'),
    ...machines.map((machine) => createSection(machine, posix.dirname(file))),
  ].join('\n\n')}\n`;
