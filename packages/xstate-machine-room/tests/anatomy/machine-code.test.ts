import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, beforeAll, expect, test } from 'vitest';
import { and, createActor, not, or, setup, type AnyStateMachine } from 'xstate';

import { machineCode } from '../../src/anatomy/machine-code.ts';
import { registry } from '../../src/project/registry.ts';

import { everythingMachine } from './everything-machine.ts';

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

test.each([
  ...registry,
  { id: 'everything', machine: everythingMachine, input: undefined },
  { id: 'intricate', machine: intricateMachine, input: undefined },
])('the copied code of $id runs, and is the same machine', async ({ id, machine, input }) => {
  const file = join(folder, `${id}.mjs`);
  await writeFile(file, machineCode({ machine, input }));
  const { machine: copy } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    machine: AnyStateMachine;
  };
  const definition = definitionOf(machine);
  expect(definitionOf(copy)).toEqual(definition);
  expect(JSON.stringify(definition).length).toBeGreaterThan(400);
  const context = createActor(machine, { input }).getSnapshot().context as unknown;
  expect(createActor(copy).start().getSnapshot()).toMatchObject({ status: 'active', context });
});

test('a guard says yes, unless its state could then not be seen', () => {
  const code = machineCode({ machine: intricateMachine, input: undefined });
  expect(code).toMatch(/isReady: \(\) => false,\s+isSure: \(\) => true,\s+isBy: \(\) => false/);
});
