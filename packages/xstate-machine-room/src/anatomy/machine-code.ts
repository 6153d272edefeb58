import { getInitialSnapshot, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';

import { CodeParts } from './code-parts.ts';
import type { MachineEntry } from './entry.ts';
import { Code, printCode } from './print-code.ts';
import { nodesOf } from './transitions.ts';
import { asBuiltIn, asCombined, asStateIn, isMachine } from './xstate-internals.ts';

/** XState's functions that the code may call. */
const functions =
  'and assign cancel emit enqueueActions fromPromise log not or raise sendTo setup spawnChild stateIn stopChild'.split(
    ' ',
  );

/** More steps at once than a chart needs: answers that send two states round to each other end in an error. */
const MAX_STEPS_AT_ONCE = 100;

/** The answers by which a guard comes to this one. */
function answersFor(guard: unknown, answer: boolean, parts: CodeParts): [string, boolean][] {
  if (asStateIn(guard) !== null) return [];
  const combined = asCombined(guard);
  if (!combined) {
    const named = parts.guard(guard) as string | { type: string };
    return [[typeof named === 'string' ? named : named.type, answer]];
  }
  const { name, guards } = combined;
  if (name === 'not') return answersFor(guards[0], !answer, parts);
  // One part is enough for a no to `and` and for a yes to `or`.
  const needed = (name === 'or') === answer ? guards.slice(0, 1) : guards;
  return needed.flatMap((part) => answersFor(part, answer, parts));
}

/** What the machine begins with, as far as it is data. */
function contextOf(machine: AnyStateMachine, input: unknown, parts: CodeParts): unknown {
  try {
    const snapshot = getInitialSnapshot(machine, input) as AnyMachineSnapshot;
    if (snapshot.status === 'error') throw snapshot.error;
    return parts.plain(snapshot.context, 'the context');
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

/** What the reader should know of the code before it is run. */
function headOf({ named: { guards, actions, actors }, lost }: CodeParts): string {
  const hasMachines = [...actors.values()].some(isMachine);
  const lines: readonly (readonly [boolean, string])[] = [
    [guards.size > 0, 'Guards answer what the table says. Change an answer to go another way.'],
    [actions.size > 0, 'Actions are stubs: they do nothing.'],
    [
      actors.size > 0,
      'Actors are stubs: they wait. Send xstate.done.actor.<id> or xstate.error.actor.<id> to end one.',
    ],
    [hasMachines, 'Child machines are such stubs too.'],
    [lost.size > 0, `Left out, because functions make it: ${[...lost].join('; ')}.`],
  ];
  return lines.map(([isSo, line]) => (isSo ? `// ${line}\n` : '')).join('');
}

type Entry = Pick<MachineEntry, 'machine' | 'input' | 'usually'>;

/** The machine as a project of its own: a `setup` with stubs, and what stands in our file. */
export function machineCode({ machine, input, usually }: Entry): string {
  const parts = new CodeParts(machine);
  const context = contextOf(machine, input, parts);
  const { id = machine.id, description, context: _, ...config } = parts.config(machine.config);
  // What is asked without an event answers so that its state is not left at once, or two such states would send each
  // other round without an end; where two want different answers, the first has its way.
  const first = new Map(
    nodesOf(machine.root)
      .flatMap(({ always = [] }) => always)
      .flatMap(({ guard }) => (guard === undefined ? [] : answersFor(guard, false, parts)))
      .toReversed(),
  );
  /** What stands in `setup` for everything of one kind. */
  const standIns = (
    kind: keyof typeof parts.named,
    write: (name: string, thing: unknown) => unknown,
  ) => {
    const all = Array.from(parts.named[kind], ([name, thing]) => [name, write(name, thing)]);
    return all.length > 0 ? (Object.fromEntries(all) as unknown) : undefined;
  };
  // First, since an action may name actors and delays of its own.
  const actions = standIns('actions', (_name, action) => {
    const builtIn = asBuiltIn(action);
    const code = builtIn && builtIn.kind !== 'assign' ? parts.builtIn(builtIn) : null;
    return code ?? new Code('() => {}');
  });
  const body = printCode({
    id,
    description,
    context: isEmpty(context) ? undefined : context,
    options: nodesOf(machine.root).some(({ always }) => always)
      ? { maxIterations: MAX_STEPS_AT_ONCE }
      : undefined,
    ...config,
  });
  const setup = printCode({
    actors: standIns('actors', () => new Code('fromPromise(() => new Promise(() => {}))')),
    delays: standIns('delays', (_name, delay) => delayOf(delay, context ?? {}, parts)),
    guards: standIns(
      'guards',
      (name) => parts.states.get(name) ?? new Code(`() => ${readOf(name)}`),
    ),
    actions,
  });
  const code = `setup(${setup}).createMachine(${body})`;
  const names = functions.filter((name) => new RegExp(`(?<![\\w."'])${name}\\(`).test(code));
  const answers = [...parts.named.guards.keys()]
    .filter((name) => !parts.states.has(name))
    .map((name) => [name, usually?.[name] ?? first.get(name) ?? true]);
  const table =
    answers.length > 0
      ? `export const answers = ${printCode(Object.fromEntries(answers))};\n\n`
      : '';
  return `${headOf(parts)}import { ${names.join(', ')} } from 'xstate';\n\n${table}export const machine = ${code};\n`;
}

const isEmpty = (value: unknown) => Object.keys(value ?? {}).length === 0;

const readOf = (name: string) =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? `answers.${name}` : `answers[${JSON.stringify(name)}]`;
