import { createModel, type MachineModel, type StateModel } from '../model/model.ts';
import { machineCode } from '../model/machine-code.ts';
import { mermaidOf } from '../model/mermaid.ts';
import { listStateFacts, kindOf } from './state-text.ts';
import type { RoomMachine } from '../room/collect-machines.ts';

/** Returns everything on a machine's page as plain text. */
export function machineText(entry: RoomMachine): string {
  const { title, file, source, rationale, machine } = entry;
  const model = createModel(machine);
  const [root] = model.states;
  return [
    underlined(title, '='),
    model.description,
    ...(rationale === ''
      ? []
      : [underlined('Why it works this way'), rationale.replaceAll('`', '')]),
    underlined('In words'),
    root ? linesOf(root, model).join('\n').trimStart() : '',
    underlined(`As a file: ${file}`),
    source,
    underlined('As Mermaid text'),
    mermaidOf(model),
    underlined('For the Stately editor'),
    machineCode(entry),
  ].join('\n\n');
}

const underlined = (heading: string, line = '-') => `${heading}\n${line.repeat(heading.length)}`;

function linesOf(state: StateModel, model: MachineModel): string[] {
  const children = model.states.filter(({ parent }) => parent === state.id);
  return [
    ...listStateFacts(state, model).map(({ label, text }) => (label ? `${label} ${text}` : text)),
    ...children.flatMap((child) => [
      '',
      `${child.name}${kindOf(child, state)}`,
      ...[child.description ?? [], linesOf(child, model)]
        .flat()
        .map((line) => (line === '' ? '' : `    ${line}`)),
    ]),
  ];
}
