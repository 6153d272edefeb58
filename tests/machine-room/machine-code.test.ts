import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  and,
  createActor,
  getInitialMicrosteps,
  getMicrosteps,
  getNextTransitions,
  not,
  or,
  setup,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';

import { activeStates } from '#room/anatomy/active-states.ts';
import { machineCode } from '#room/anatomy/machine-code.ts';
import { nodesOf } from '#room/anatomy/transitions.ts';

import { everythingMachine } from '../../packages/xstate-machine-room/tests/anatomy/everything-machine.ts';

import { findEntry, registry } from './registry.ts';

/** Has what no machine of the site has yet: guards in guards, words that need care, `meta`. */
const intricateMachine = setup({
  guards: { isReady: () => true, isSure: () => true, isBy: (_a, _b: { by: number }) => true },
  actions: { note: (_args, _params: { by: string; words: readonly string[] }) => {} },
}).createMachine({
  id: 'intricate',
  description: "It's one\nof `those`, by the \\ of it, at ${five}.",
  context: { 'last one': [1] },
  meta: { 'seen-from': ['afar', null], isShown: true },
  initial: 'shown',
  states: {
    shown: {
      always: {
        guard: or([{ type: 'isBy', params: { by: 1 } }, and(['isReady', 'isSure']), not('isSure')]),
        target: 'over',
        description: 'The guard is in layers.',
        meta: { weight: 2 },
        actions: { type: 'note', params: { by: 'nobody', words: [] } },
      },
    },
    over: {},
  },
});

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'machine-code-'));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** A machine's definition as plain data: a combined guard as its parts, and without what is made of events. */
const definitionOf = (machine: AnyStateMachine): unknown =>
  JSON.parse(
    JSON.stringify(machine, (key, value: unknown) => {
      if (key === 'input') return undefined;
      if (typeof value !== 'function') return value;
      const { name, guards } = value as { name: string; guards?: unknown };
      return guards === undefined ? undefined : { [name]: guards };
    }),
  );

type Answers = Record<string, boolean>;

interface Copy {
  machine: AnyStateMachine;
  answers?: Answers;
}

let copies = 0;

/** The copied code, run anew. */
async function copyOf(entry: Parameters<typeof machineCode>[0]): Promise<Copy> {
  copies += 1;
  const file = join(folder, `${copies}.mjs`);
  await writeFile(file, machineCode(entry));
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Copy;
}

test.each([
  ...registry,
  { id: 'everything', machine: everythingMachine, input: undefined },
  { id: 'intricate', machine: intricateMachine, input: undefined },
])('the copied code of $id runs, and is the same machine', async (entry) => {
  const { machine, input } = entry;
  const { machine: copy } = await copyOf(entry);
  const definition = definitionOf(machine);
  expect(definitionOf(copy)).toEqual(definition);
  expect(JSON.stringify(definition).length).toBeGreaterThan(400);
  const context = createActor(machine, { input }).getSnapshot().context as unknown;
  expect(createActor(copy).start().getSnapshot()).toMatchObject({ status: 'active', context });
});

/** Every state that is reached with these answers, whatever happens and in whichever order. */
function reached(machine: AnyStateMachine): Set<string> {
  const states = new Set<string>();
  const moments = new Map<string, AnyMachineSnapshot>();
  const walk = (steps: () => readonly (readonly [AnyMachineSnapshot, unknown])[]) => {
    try {
      const snapshots = steps().map(([snapshot]) => snapshot);
      for (const { value } of snapshots) {
        for (const id of activeStates(machine, value)) states.add(id);
      }
      const last = snapshots.at(-1);
      const name = JSON.stringify(last?.value);
      if (last && !moments.has(name)) moments.set(name, last);
    } catch {
      // Two states send each other round with these answers: XState stops it.
    }
  };
  walk(() => getInitialMicrosteps(machine, undefined));
  for (const moment of moments.values()) {
    const types = new Set(getNextTransitions(moment).map(({ eventType }) => eventType));
    types.delete('');
    for (const type of types) walk(() => getMicrosteps(machine, moment, { type }));
  }
  return states;
}

/** The first answers, then all that differ from them in one, in two, in three. */
function* settingsNear(first: Answers): Generator<Answers> {
  const names = Object.keys(first);
  const flipped = (flips: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, flips.includes(name) !== (first[name] ?? true)]));
  yield first;
  for (const [a, one] of names.entries()) {
    yield flipped([one]);
    for (const [b, two] of names.slice(a + 1).entries()) {
      yield flipped([one, two]);
      for (const three of names.slice(a + b + 2)) yield flipped([one, two, three]);
    }
  }
}

test.each(registry)('every state of $id is reached in the copied code', async (entry) => {
  const { machine, answers = {} } = await copyOf(entry);
  const unseen = new Set(nodesOf(machine.root).map(({ id }) => id));
  for (const setting of settingsNear({ ...answers })) {
    Object.assign(answers, setting);
    for (const id of reached(machine)) unseen.delete(id);
    if (unseen.size === 0) break;
  }
  expect([...unseen]).toEqual([]);
});

test.each([
  ['booking', ['visit.start', 'step.next', 'step.next', 'booking.submit'], 'submitting'],
  ['carousel', [], { playing: 'rotating' }],
  ['tourFilter', ['filter.choose'], 'all'],
  ['notices', ['visit.start', 'xstate.done.actor.0.notices.loading'], 'fresh'],
  [
    'staffNotices',
    ['visit.start', 'xstate.done.actor.0.staffNotices.loading'],
    { editing: 'kept' },
  ],
  ['toast', ['hold.start'], 'showing'],
  ['accordion', ['item.toggle'], 'oneOpen'],
])('the first answers of %s lead where a visitor usually gets', async (id, types, state) => {
  const entry = findEntry(id);
  if (!entry) throw new Error(`no machine ${id}`);
  const actor = createActor((await copyOf(entry)).machine).start();
  for (const type of types) actor.send({ type });
  expect(actor.getSnapshot()).toMatchObject({ value: state });
  actor.stop();
});

test('a guard says yes, unless its state could then not be seen', () => {
  const code = machineCode({ machine: intricateMachine, input: undefined });
  expect(code).toMatch(/isReady: false,\s+isSure: true,\s+isBy: false/);
});
