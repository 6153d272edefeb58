import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createActor,
  getInitialMicrosteps,
  getMicrosteps,
  getNextTransitions,
  getStateNodes,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { anatomyOf, machineText, nodesOf } from 'xstate-machine-room/tools';

import { registry } from './registry.ts';

let folder: string;

const fileOf = (id: string) => join(folder, `${id}.mts`);

/** The code as it stands in a machine's text. */
const codeIn = (text: string) => text.split(/For the Stately editor\n-+\n\n/)[1] ?? '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'machine-code-'));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await Promise.all(
    registry.map((entry) => writeFile(fileOf(entry.id), codeIn(machineText(entry)))),
  );
});

afterAll(() => rm(folder, { recursive: true, force: true }));

type Answers = Record<string, boolean>;

interface Copy {
  machine: AnyStateMachine;
  answers?: Answers;
}

/** The copied code, run anew. */
const copyOf = (id: string) =>
  import(/* @vite-ignore */ pathToFileURL(fileOf(id)).href) as Promise<Copy>;

/** A machine's definition as plain data, with its guards in words; the copy's actors get no input. */
const saidBy = (machine: AnyStateMachine): unknown => {
  const guards = anatomyOf(machine).transitions.map(({ guard }) => guard);
  const all = JSON.stringify({ machine, guards }, (key, value: unknown) =>
    key === 'input' ? undefined : value,
  );
  return JSON.parse(all);
};

test.each(registry)('the copied code of $id runs, and is the same machine', async (entry) => {
  const { machine, input } = entry;
  const { machine: copy } = await copyOf(entry.id);
  expect(saidBy(copy)).toEqual(saidBy(machine));
  const { context } = createActor(machine, { input }).getSnapshot() as AnyMachineSnapshot;
  expect(createActor(copy).start().getSnapshot()).toMatchObject({ status: 'active', context });
});

test('the copied code type-checks', async () => {
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext'];
  const files = registry.map(({ id }) => fileOf(id));
  const check = promisify(execFile)(process.execPath, [tsc, ...options, ...files], {
    cwd: folder,
  });
  const { stdout } = await check.catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
}, 60_000);

/** Every state that is reached with these answers, whatever happens and in whichever order. */
function reached(machine: AnyStateMachine): Set<string> {
  const states = new Set<string>();
  const moments = new Map<string, AnyMachineSnapshot>();
  const walk = (steps: () => readonly (readonly [AnyMachineSnapshot, unknown])[]) => {
    try {
      const snapshots = steps().map(([snapshot]) => snapshot);
      for (const { value } of snapshots) {
        for (const { id } of getStateNodes(machine.root, value)) states.add(id);
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
function* settingsNear(
  first: Answers,
  names = Object.keys(first),
  changes = 3,
): Generator<Answers> {
  yield first;
  if (changes === 0) return;
  for (const [index, name] of names.entries()) {
    yield* settingsNear({ ...first, [name]: !first[name] }, names.slice(index + 1), changes - 1);
  }
}

test.each(registry)('every state of $id is reached in the copied code', async ({ id }) => {
  const { machine, answers = {} } = await copyOf(id);
  const first = { ...answers };
  const unseen = new Set(nodesOf(machine.root).map((node) => node.id));
  for (const setting of settingsNear(first)) {
    Object.assign(answers, setting);
    for (const state of reached(machine)) unseen.delete(state);
    if (unseen.size === 0) break;
  }
  Object.assign(answers, first);
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
  const actor = createActor((await copyOf(id)).machine).start();
  for (const type of types) actor.send({ type });
  expect(actor.getSnapshot()).toMatchObject({ value: state });
  actor.stop();
});
