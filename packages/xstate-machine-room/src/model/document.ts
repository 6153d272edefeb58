import { createModel, type StateModel } from './model.ts';
import type { MachineEntry } from './entry.ts';
import { toMermaid } from './mermaid.ts';

const legend = `How to read the diagrams: a label is \`event [guard] / actions\`; \`after\` is a delay, \`always\` is taken at once, and
\`done\` and \`failed\` are the ends of invoked actors. A note beside a state holds what happens without leaving it.`;

const createAnchor = (title: string) => title.toLowerCase().replaceAll(' ', '-');

function formatState(state: StateModel): string {
  const isPlain = state.type === 'atomic' || state.type === 'compound';
  const kind = isPlain ? '' : ` (${state.type})`;
  const text = state.description === null ? '' : `: ${state.description}`;
  return `${'  '.repeat(state.depth - 1)}- \`${state.name}\`${kind}${text}`;
}

function createSection({ title, rationale, machine }: MachineEntry): string {
  const model = createModel(machine);
  return [
    `## ${title}`,
    model.description,
    rationale,
    `\`\`\`mermaid\n${toMermaid(model)}\`\`\``,
    model.states.slice(1).map(formatState).join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Returns a Markdown document with each machine as a Mermaid diagram and a list of its states. */
export const createDocument = (entries: readonly MachineEntry[], introduction: string): string =>
  `${[
    introduction,
    legend,
    entries.map(({ title }) => `- [${title}](#${createAnchor(title)})`).join('\n'),
    ...entries.map(createSection),
  ].join('\n\n')}\n`;
