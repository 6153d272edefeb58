import { createModel, type MachineModel, type StateModel } from '../model/model.ts';
import { exportMachine } from '../model/machine-code.ts';
import { toMermaid } from '../model/mermaid.ts';
import { listStateFacts, describeKind } from './state-text.ts';
import type { RoomMachine } from '../room/collect-machines.ts';

/** Returns everything on a machine's page as plain text. */
export function machineText(entry: RoomMachine): string {
  const { title, file, source, rationale, machine } = entry;
  const model = createModel(machine);
  const [root] = model.states;
  return [
    underline(title, '='),
    model.description,
    ...(rationale === ''
      ? []
      : [underline('Why it works this way'), rationale.replaceAll('`', '')]),
    underline('In words'),
    root ? listLines(root, model).join('\n').trimStart() : '',
    underline(`As a file: ${file}`),
    source,
    underline('As Mermaid text'),
    toMermaid(model),
    underline('For the Stately editor'),
    exportMachine(entry),
  ].join('\n\n');
}

const underline = (heading: string, line = '-') => `${heading}\n${line.repeat(heading.length)}`;

function listLines(state: StateModel, model: MachineModel): string[] {
  const children = model.states.filter(({ parent }) => parent === state.id);
  return [
    ...listStateFacts(state, model).map(({ label, text }) => (label ? `${label} ${text}` : text)),
    ...children.flatMap((child) => [
      '',
      `${child.name}${describeKind(child, state)}`,
      ...[child.description ?? [], listLines(child, model)]
        .flat()
        .map((line) => (line === '' ? '' : `    ${line}`)),
    ]),
  ];
}
