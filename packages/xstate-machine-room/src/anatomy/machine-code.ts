import { getInitialSnapshot, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';

import type { MachineEntry } from './entry.ts';
import { nodesOf } from './transitions.ts';
import { asCombined } from './xstate-internals.ts';

/** What `setup` says, or what only runs: an actor that never ends needs no input. */
const left = new Set(['context', 'input', 'schemas', 'types', 'version', '_special']);

/** Stands around text that is code already, such as `and(["isReady"])`, until all is written. */
const MARK = '\uE000';
const verbatim = (code: string) => MARK + code + MARK;

function guardCode(guard: unknown): string {
  const combined = asCombined(guard);
  if (!combined) return JSON.stringify(guard);
  const parts = combined.guards.map(guardCode).join(', ');
  return `${combined.name}(${combined.name === 'not' ? parts : `[${parts}]`})`;
}

/** A machine's config as data. Functions stay behind, so parameters that are made of an event do. */
const dataOf = ({ config }: AnyStateMachine) =>
  JSON.parse(
    JSON.stringify(config, (key, value: unknown) => {
      if (left.has(key)) return undefined;
      if (key === 'guard') return verbatim(guardCode(value));
      return key === 'meta' ? verbatim(JSON.stringify(value)) : value;
    }),
  ) as Record<string, unknown>;

/** Plain data as the code that writes it. */
const codeOf = (data: object) =>
  JSON.stringify(data, null, 2)
    .replace(/"\uE000(.*?)\uE000"/g, (_, code: string) => JSON.parse(`"${code}"`) as string)
    .replace(/^( *)"([A-Za-z_$][\w$]*)":/gm, '$1$2:');

/**
 * What each guard answers in the copied code: yes, but what is asked without an event answers so that its state is
 * not left at once, or two such states would send each other round without an end.
 */
function answersIn(machine: AnyStateMachine): ReadonlyMap<string, boolean> {
  const answers = new Map<string, boolean>();
  function settle(guard: unknown, answer: boolean) {
    const combined = asCombined(guard);
    if (!combined) {
      const name = typeof guard === 'string' ? guard : (guard as { type: string }).type;
      if (!answers.has(name)) answers.set(name, answer);
      return;
    }
    if (combined.name === 'not') return settle(combined.guards[0], !answer);
    // One part is enough for a no to `and` and for a yes to `or`.
    const isOneEnough = (combined.name === 'or') === answer;
    for (const part of combined.guards.slice(0, isOneEnough ? 1 : undefined)) settle(part, answer);
  }
  for (const { guard } of nodesOf(machine.root).flatMap((node) => node.always ?? [])) {
    if (guard !== undefined) settle(guard, false);
  }
  return answers;
}

/** The machine as a project of its own: a `setup` with stubs, and what stands in our file. */
export function machineCode({ machine, input }: Pick<MachineEntry, 'machine' | 'input'>): string {
  const { guards, actions, actors, delays } = machine.implementations;
  const { context } = getInitialSnapshot(machine, input) as AnyMachineSnapshot;
  const answers = answersIn(machine);
  const stubs = (names: object, codeFor: (name: string) => string) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, verbatim(codeFor(name))]));
  const parts = {
    actors: stubs(actors, () => 'fromPromise(() => new Promise(() => {}))'),
    delays: Object.fromEntries(
      Object.entries(delays as Record<string, unknown>).map(([name, delay]) => [
        name,
        typeof delay === 'function' ? (delay({ context }) as unknown) : delay,
      ]),
    ),
    guards: stubs(guards, (name) => `() => ${answers.get(name) ?? true}`),
    actions: stubs(actions, () => '() => {}'),
  };
  const used = Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0);
  const { id, description, ...config } = dataOf(machine);
  const body = codeOf({ id, description, context, ...config });
  const code = `setup(${codeOf(Object.fromEntries(used))}).createMachine(${body})`;
  const names = ['and', 'fromPromise', 'not', 'or', 'setup'].filter((name) =>
    new RegExp(`(?<![\\w."])${name}\\(`).test(code),
  );
  return `import { ${names.join(', ')} } from 'xstate';\n\nexport const machine = ${code};\n`;
}
