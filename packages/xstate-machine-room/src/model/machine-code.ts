import { getInitialSnapshot, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';

import { CodeParts } from './code-parts.ts';
import type { MachineEntry } from './entry.ts';
import { Code, printCode } from './print-code.ts';
import { nodesOf } from './transitions.ts';
import { asBuiltIn, asCombined, asStateIn, isMachine } from './xstate-internals.ts';

/** The functions of XState that the exported code may call. */
const functions =
  'and assign cancel emit enqueueActions fromPromise log not or raise sendTo setup spawnChild stateIn stopChild'.split(
    ' ',
  );

/** The limit of microsteps. It ends infinite loops in which guards send two states back and forth. */
const MAX_STEPS_AT_ONCE = 100;

/** Finds results of single guards with which a combined guard returns the wanted value. */
function findAnswers(guard: unknown, answer: boolean, parts: CodeParts): [string, boolean][] {
  if (asStateIn(guard) !== null) return [];
  const combined = asCombined(guard);
  if (!combined) {
    const named = parts.guard(guard) as string | { type: string };
    return [[typeof named === 'string' ? named : named.type, answer]];
  }
  const { name, guards } = combined;
  if (name === 'not') return findAnswers(guards[0], !answer, parts);
  // One false part makes `and` false, and one true part makes `or` true. In the other cases, all parts are needed.
  const needed = (name === 'or') === answer ? guards.slice(0, 1) : guards;
  return needed.flatMap((part) => findAnswers(part, answer, parts));
}

/** Returns the initial context if it is plain data. */
function computeContext(machine: AnyStateMachine, input: unknown, parts: CodeParts): unknown {
  try {
    const snapshot = getInitialSnapshot(machine, input) as AnyMachineSnapshot;
    if (snapshot.status === 'error') throw snapshot.error;
    return parts.plain(snapshot.context, 'the context');
  } catch {
    parts.lost.add('the context, which cannot be made without input');
    return undefined;
  }
}

/**
 * Returns a delay in milliseconds. If the delay is a function, it is called with the initial context. If the call
 * fails, the result is one second.
 */
function computeDelay(delay: unknown, context: unknown, parts: CodeParts): number {
  if (typeof delay === 'number') return delay;
  if (typeof delay === 'function') {
    try {
      const duration: unknown = delay({ context });
      if (typeof duration === 'number' && Number.isFinite(duration)) return duration;
    } catch {
      // The function may need an event. It then throws, because there is none.
    }
  }
  parts.lost.add('lengths of delays, which are a second each');
  return 1000;
}

/** Returns the comment at the top of the code. */
function formatHead({ named: { guards, actions, actors }, lost }: CodeParts): string {
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

type Entry = Pick<MachineEntry, 'machine' | 'input' | 'guardDefaults'>;

/** Exports the machine as a module that runs without the project: a `setup` with stubs, and the config. */
export function exportMachine({ machine, input, guardDefaults }: Entry): string {
  const parts = new CodeParts(machine);
  const context = computeContext(machine, input, parts);
  const { id = machine.id, description, context: _, ...config } = parts.config(machine.config);
  // The guards of `always` transitions return values that keep the machine in its state. Otherwise two such states
  // could loop forever. If two states need different values, the first state takes precedence.
  const first = new Map(
    nodesOf(machine.root)
      .flatMap(({ always = [] }) => always)
      .flatMap(({ guard }) => (guard === undefined ? [] : findAnswers(guard, false, parts)))
      .toReversed(),
  );
  /** Returns the stubs for one kind of implementation, as a part of `setup`. */
  const createStubs = (
    kind: keyof typeof parts.named,
    write: (name: string, thing: unknown) => unknown,
  ) => {
    const all = Array.from(parts.named[kind], ([name, thing]) => [name, write(name, thing)]);
    return all.length > 0 ? (Object.fromEntries(all) as unknown) : undefined;
  };
  // The actions are printed first, because they may add actors and delays.
  const actions = createStubs('actions', (_name, action) => {
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
    actors: createStubs('actors', () => new Code('fromPromise(() => new Promise(() => {}))')),
    delays: createStubs('delays', (_name, delay) => computeDelay(delay, context ?? {}, parts)),
    guards: createStubs(
      'guards',
      (name) => parts.states.get(name) ?? new Code(`() => ${formatAnswer(name)}`),
    ),
    actions,
  });
  const code = `setup(${setup}).createMachine(${body})`;
  const names = functions.filter((name) => new RegExp(`(?<![\\w."'])${name}\\(`).test(code));
  const answers = [...parts.named.guards.keys()]
    .filter((name) => !parts.states.has(name))
    .map((name) => [name, guardDefaults?.[name] ?? first.get(name) ?? true]);
  const table =
    answers.length > 0
      ? `export const answers = ${printCode(Object.fromEntries(answers))};\n\n`
      : '';
  return `${formatHead(parts)}import { ${names.join(', ')} } from 'xstate';\n\n${table}export const machine = ${code};\n`;
}

const isEmpty = (value: unknown) => Object.keys(value ?? {}).length === 0;

const formatAnswer = (name: string) =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? `answers.${name}` : `answers[${JSON.stringify(name)}]`;
