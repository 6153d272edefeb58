import type { AnyStateMachine } from 'xstate';

import { guardLabel } from './labels.ts';

/** What only runs and says nothing about the chart. */
const left = new Set([
  'context',
  'params',
  'input',
  'output',
  'schemas',
  'types',
  'version',
  '_special',
]);

type Printable =
  string | number | boolean | null | readonly Printable[] | { [key: string]: Printable };

function printable(value: unknown, key: string): Printable | undefined {
  if (key === 'guard') return guardLabel(value) ?? undefined;
  if (typeof value === 'function') {
    return (value as { type?: string }).type ?? (value.name || 'inline');
  }
  if (Array.isArray(value)) return value.flatMap((item: unknown) => printable(item, '') ?? []);
  if (typeof value !== 'object' || value === null) return value as Printable | undefined;
  const { type, ...rest } = value as Readonly<Record<string, unknown>>;
  // An action with parameters is, for the chart, its name.
  if (
    typeof type === 'string' &&
    Object.keys(rest).every((name) => left.has(name)) &&
    key !== 'states'
  ) {
    const isState = ['final', 'parallel', 'history', 'atomic', 'compound'].includes(type);
    if (!isState) return type;
  }
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    if (left.has(name)) return [];
    const printed = printable(inner, name);
    return printed === undefined ? [] : [[name, printed] as const];
  });
  return Object.fromEntries(entries);
}

const quote = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;

const nameOf = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key));

function code(value: Printable, indent: string): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((item: Printable) => code(item, inner))
    : Object.entries(value).map(([key, item]) => `${nameOf(key)}: ${code(item, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (items.length === 0) return open + close;
  return `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${close}`;
}

/** The machine as one `createMachine` call with names for guards, actions and actors, as visualisers take it. */
export const machineCode = (machine: AnyStateMachine): string =>
  `import { createMachine } from 'xstate';\n\nexport const machine = createMachine(${code(
    printable(machine.config, '') ?? {},
    '',
  )});\n`;
