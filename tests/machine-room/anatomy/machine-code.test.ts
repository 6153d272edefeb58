import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { transformWithOxc } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  and,
  createActor,
  getInitialSnapshot,
  not,
  or,
  setup,
  transition,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type StateValue,
} from 'xstate';

import { machineCode } from '#machine-room/anatomy/machine-code.ts';
import { registry } from '#machine-room/project/registry.ts';

import { everythingMachine } from './everything-machine.ts';

/** Has what no machine of the site has yet: guards in guards, parameters made of parts, `meta`. */
const intricateMachine = setup({
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- XState's own way to give a machine its types
  types: {} as { context: { 'last one': number[] }; events: { type: 'OVER'; by: number } },
  guards: { isReady: () => true, isBy: (_args, params: { by: number }) => params.by > 1 },
  actions: {
    note: (_args, _params: { by: number | string; words: readonly string[] }) => {},
  },
}).createMachine({
  id: 'intricate',
  description: "It's one\nof `those`, by the \\ of it, at ${five}.",
  context: { 'last one': [1] },
  meta: { 'seen-from': ['afar', null], isShown: true },
  on: {
    OVER: [
      {
        guard: or([{ type: 'isBy', params: { by: 1 } }, and(['isReady', not('isReady')])]),
        description: 'The guard is in three layers.',
        meta: { weight: 2 },
        actions: [
          {
            type: 'note',
            params: ({ event }) => ({ by: event.by, words: ['over', `by ${event.by}`] }),
          },
          { type: 'note', params: { by: 'nobody', words: [] } },
        ],
      },
    ],
  },
});

const entries = [
  ...registry,
  {
    id: 'everything',
    machine: everythingMachine,
    input: undefined,
    samples: { OVER: { 'by-two': { by: 2 } } },
    outcomes: {},
  },
  {
    id: 'intricate',
    machine: intricateMachine,
    input: undefined,
    samples: { OVER: { 'by-two': { by: 2 } } },
    outcomes: {},
  },
];
type Entry = (typeof entries)[number];

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'machine-code-'));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the copied text as it is, as a file of somebody else's project. */
async function pasted(entry: Entry): Promise<AnyStateMachine> {
  const { code } = await transformWithOxc(machineCode(entry), 'machine.ts');
  const file = join(folder, `${entry.id}.mjs`);
  await writeFile(file, code);
  const exported = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    machine: AnyStateMachine;
  };
  return exported.machine;
}

/** Every event that the machine's guards and actions may be asked about, with all that it carries. */
const eventsOf = ({ samples, outcomes }: Entry) => [
  ...Object.entries(samples).flatMap(([type, cases]) =>
    Object.values(cases).map((payload) => ({ type, ...payload })),
  ),
  ...Object.values(outcomes).flatMap(({ done }) =>
    Object.values(done).map((output) => ({ type: 'xstate.done.actor', output })),
  ),
  { type: 'xstate.error.actor', error: new Error('sample') },
];

/** A machine's definition as plain data: a combined guard as its parts, parameters as what they come to. */
function definitionOf(machine: AnyStateMachine, entry: Entry): unknown {
  const { context } = getInitialSnapshot(entry.machine, entry.input) as { context: unknown };
  const asked = (params: (args: unknown) => unknown) =>
    eventsOf(entry).map((event) => {
      try {
        return params({ context, event });
      } catch {
        return 'throws';
      }
    });
  const text = JSON.stringify(machine, (key, value: unknown) => {
    if (key === 'input') return undefined;
    if (typeof value !== 'function') return value;
    if (key === 'params') return asked(value as (args: unknown) => unknown);
    const { name, guards, type } = value as { name: string; guards?: unknown; type?: string };
    return guards === undefined ? (type ?? name) : { [name]: guards };
  });
  return JSON.parse(text);
}

const guardedIn = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat().filter(({ guard }) => guard !== undefined),
  ...Object.values(node.states).flatMap(guardedIn),
];

describe.each(entries.map((entry) => [entry.id, entry] as const))(
  'the copied code of %s',
  (_, entry) => {
    test('has the states, transitions, guards, actions and descriptions of ours', async () => {
      const copy = await pasted(entry);
      const definition = definitionOf(entry.machine, entry);
      expect(definitionOf(copy, entry)).toEqual(definition);
      expect(JSON.stringify(definition).length).toBeGreaterThan(500);
    });

    test('starts, and takes every guarded event in every state without asking for what it has not', async () => {
      const copy = await pasted(entry);
      const actor = createActor(copy).start();
      const initial = actor.getSnapshot();
      expect(initial.status).toBe('active');
      for (const { source, eventType } of guardedIn(copy.root)) {
        const value = source.path.reduceRight<StateValue>((inner, name) => ({ [name]: inner }), {});
        const snapshot = copy.resolveState({ value, context: initial.context });
        const [next] = transition(copy, snapshot, { type: eventType, output: {}, error: {} });
        expect(next.status).not.toBe('error');
      }
      actor.stop();
    });

    test('names its context and every event that it takes', () => {
      const code = machineCode(entry);
      const { context } = getInitialSnapshot(entry.machine, entry.input) as { context: object };
      for (const name of Object.keys(context)) expect(code).toMatch(new RegExp(`\\b${name}'?: `));
      for (const type of entry.machine.events.filter((name) => !name.startsWith('xstate.'))) {
        expect(code).toMatch(new RegExp(`\\{\\s*type: '${type}';?\\s`));
      }
      expect(code).toContain('setup({');
    });
  },
);

test('the copied codes are right by their own types', async () => {
  const files = await Promise.all(
    entries.map(async (entry) => {
      const file = join(folder, `${entry.id}.ts`);
      await writeFile(file, machineCode(entry));
      return file;
    }),
  );
  const alone = ['--ignoreConfig', '--noEmit', '--skipLibCheck'];
  const strict = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'];
  const project = ['--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler'];
  const compile = promisify(execFile)(
    process.execPath,
    [resolve('node_modules/typescript/bin/tsc'), ...alone, ...strict, ...project, ...files],
    { cwd: folder },
  ).catch((failure: unknown) => failure);
  expect(await compile).toMatchObject({ stdout: '', stderr: '' });
}, 30_000);
