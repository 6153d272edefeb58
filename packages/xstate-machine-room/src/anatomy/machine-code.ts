import { getInitialSnapshot, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';

import { CodeParts } from './code-parts.ts';
import type { MachineEntry } from './entry.ts';
import { Code, printCode } from './print-code.ts';
import { nodesOf } from './transitions.ts';
import { asBuiltIn, asCombined, asStateIn } from './xstate-internals.ts';

/** XState's functions that the code may call. */
const functions =
  'and assign cancel emit enqueueActions fromPromise log not or raise sendTo setup spawnChild stateIn stopChild'.split(
    ' ',
  );

/** More steps at once than a chart needs: answers that send two states round to each other end in an error. */
const MAX_STEPS_AT_ONCE = 100;

/**
 * What each guard answers at first, unless the registry says otherwise: yes, but what is asked without an event answers
 * so that its state is not left at once, or two such states would send each other round without an end.
 */
function firstAnswers(machine: AnyStateMachine, parts: CodeParts): ReadonlyMap<string, boolean> {
  const answers = new Map<string, boolean>();
  function settle(guard: unknown, answer: boolean) {
    if (asStateIn(guard) !== null) return;
    const combined = asCombined(guard);
    if (!combined) {
      const named = parts.guard(guard) as string | { type: string };
      const name = typeof named === 'string' ? named : named.type;
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

/** What the machine begins with, as far as it is data. */
function contextOf(machine: AnyStateMachine, input: unknown, parts: CodeParts): unknown {
  try {
    const snapshot = getInitialSnapshot(machine, input) as AnyMachineSnapshot;
    if (snapshot.status === 'error') throw snapshot.error;
    const { context } = snapshot;
    return Object.keys(context).length === 0 ? undefined : parts.plain(context, 'the context');
  } catch {
    parts.lost.add('the context, which cannot be made without input');
    return undefined;
  }
}

/** How long a delay is: one that a function works out is asked with the first context, or is a second. */
function delayOf(delay: unknown, context: unknown, parts: CodeParts): number {
  if (typeof delay === 'number') return delay;
  if (typeof delay === 'function') {
    try {
      const duration: unknown = delay({ context });
      if (typeof duration === 'number' && Number.isFinite(duration)) return duration;
    } catch {
      // It needs an event.
    }
  }
  parts.lost.add('lengths of delays, which are a second each');
  return 1000;
}

const comments = (lines: readonly string[]) => lines.map((line) => `// ${line}\n`).join('');

/** What the reader should know of the code before it is run. */
function headOf(parts: CodeParts): string {
  const { guards, actions, actors } = parts.named;
  return comments([
    ...(guards.size > 0
      ? ['Guards answer what the table says. Change an answer to go another way.']
      : []),
    ...(actions.size > 0 ? ['Actions are stubs: they do nothing.'] : []),
    ...(actors.size > 0
      ? [
          'Actors are stubs: they wait. Send xstate.done.actor.<id> or xstate.error.actor.<id> to end one.',
        ]
      : []),
    ...(parts.hasMachines() ? ['Child machines are such stubs too.'] : []),
    ...(parts.lost.size > 0
      ? [`Left out, because functions make it: ${[...parts.lost].join('; ')}.`]
      : []),
  ]);
}

/** The machine as a project of its own: a `setup` with stubs, and what stands in our file. */
export function machineCode({
  machine,
  input,
  usually,
}: Pick<MachineEntry, 'machine' | 'input' | 'usually'>): string {
  const { implementations } = machine;
  const parts = new CodeParts(machine.config);
  for (const name of Object.keys(implementations.guards)) parts.name('guards', name, name);
  for (const name of Object.keys(implementations.actors)) {
    parts.name('actors', implementations.actors[name], name);
  }
  const context = contextOf(machine, input, parts);
  const { id = machine.id, description, ...config } = parts.config(machine.config);
  const built = (name: string): unknown => {
    const builtIn = asBuiltIn(implementations.actions[name] ?? parts.named.actions.get(name));
    return builtIn && builtIn.kind !== 'assign' ? parts.builtIn(builtIn) : null;
  };
  for (const name of Object.keys(implementations.actions)) parts.name('actions', name, name);
  const actions = Object.fromEntries(
    [...parts.named.actions.keys()].map((name) => [name, built(name) ?? new Code('() => {}')]),
  );
  const delays = implementations.delays as Record<string, unknown>;
  for (const name of delayNames(machine)) parts.name('delays', name, name);
  const first = firstAnswers(machine, parts);
  const answers = Object.fromEntries(
    [...parts.named.guards.keys()]
      .filter((name) => !parts.states.has(name))
      .map((name) => [name, usually?.guards[name] ?? first.get(name) ?? true]),
  );
  const all = (names: Iterable<string>, write: (name: string) => unknown) =>
    Object.fromEntries([...names].map((name) => [name, write(name)]));
  const used = Object.entries({
    actors: all(
      parts.named.actors.keys(),
      () => new Code('fromPromise(() => new Promise(() => {}))'),
    ),
    delays: all(parts.named.delays.keys(), (name) => delayOf(delays[name], context ?? {}, parts)),
    guards: all(
      parts.named.guards.keys(),
      (name) => parts.states.get(name) ?? new Code(`() => ${readOf(name)}`),
    ),
    actions,
  }).filter(([, part]) => Object.keys(part).length > 0);
  const hasAlways = nodesOf(machine.root).some(({ always }) => always);
  const body = printCode({
    id,
    ...(description === undefined ? {} : { description }),
    ...(context === undefined ? {} : { context }),
    ...(hasAlways ? { options: { maxIterations: MAX_STEPS_AT_ONCE } } : {}),
    ...config,
  });
  const code = `setup(${printCode(Object.fromEntries(used))}).createMachine(${body})`;
  const names = functions.filter((name) => new RegExp(`(?<![\\w."'])${name}\\(`).test(code));
  const table =
    Object.keys(answers).length > 0 ? `export const answers = ${printCode(answers)};\n\n` : '';
  return `${headOf(parts)}import { ${names.join(', ')} } from 'xstate';\n\n${table}export const machine = ${code};\n`;
}

const readOf = (name: string) =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? `answers.${name}` : `answers[${JSON.stringify(name)}]`;

/** Delays that the machine goes by: those that it names, and those that are given. */
const delayNames = (machine: AnyStateMachine): readonly string[] => [
  ...Object.keys(machine.implementations.delays),
  ...nodesOf(machine.root)
    .flatMap(({ after }) => after.map(({ delay }) => delay))
    .filter((delay) => typeof delay === 'string'),
];
