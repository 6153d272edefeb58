import { expect, test } from 'vitest';
import {
  createActor,
  createMachine,
  fromPromise,
  StateMachine,
  type AnyStateMachine,
  type MachineConfig,
} from 'xstate';
import {
  createDocument,
  createMachineText,
  createModel,
  type MachineEntry,
} from 'xstate-machine-room/tools';

import { entries } from '#machine-room/entries.ts';

const introduction = `# The machines

Everything on the site that has states is a statechart in \`machines/\`. \`npm run charts\` writes this document from the
machines themselves; a test fails when it no longer matches them. The site shows the same charts at \`/machines\`, where
they can be run: [the architecture page](architecture.md#statecharts) says how, and how to change a machine.`;

test('docs/machines.md describes the machines', async () => {
  await expect(createDocument(entries, introduction)).toMatchFileSnapshot('../../docs/machines.md');
});

test('every machine has an entry with a rationale', async () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../machines/*.machine.ts', {
    eager: true,
  });
  const exported = Object.values(modules).flatMap((module) => Object.values(module));
  const machines = exported.filter((value) => value instanceof StateMachine);
  expect(entries.map(({ id }) => id).toSorted()).toEqual(machines.map(({ id }) => id).toSorted());
  expect(entries.filter(({ rationale }) => rationale === '').map(({ id }) => id)).toEqual([]);
});

/** Returns the names of everything that a text can quote: states, events, tags, guards, actions and actors. */
function listNames({ machine }: MachineEntry): ReadonlySet<string> {
  const { states, transitions } = createModel(machine);
  return new Set([
    ...states.flatMap(({ name, tags, invokes }) => [name, ...tags, ...invokes]),
    ...transitions.flatMap(({ label, guard, actions }) => [label, guard ?? '', ...actions]),
  ]);
}

test.each(entries)('the texts of the machine $id quote only names that it has', (entry) => {
  const { states, transitions } = createModel(entry.machine);
  const texts = [...states, ...transitions].map(({ description }) => description ?? '');
  const quoted = [entry.rationale, ...texts].flatMap((text) =>
    Array.from(text.matchAll(/`([^`]+)`/g), ([, name = '']) => name),
  );
  const names = listNames(entry);
  expect(quoted.filter((name) => !names.has(name))).toEqual([]);
});

test.each(entries)(
  'the entry of the machine $id lists the possible results of every invoked actor',
  ({ machine, actorResults }) => {
    const invoked = createModel(machine).states.flatMap(({ invokes }) =>
      invokes.map((name) => name.replace(/ \(.+\)$/, '')),
    );
    expect(Object.keys(actorResults).toSorted()).toEqual([...new Set(invoked)].toSorted());
  },
);

/** Parses the code of an exported machine, which is JSON but for the call around it. */
const parseExport = (machine: AnyStateMachine) => {
  const [, json = ''] = /createMachine\(([^]*)\);\n$/.exec(createMachineText(machine)) ?? [];
  return createMachine(JSON.parse(json) as MachineConfig<object, { type: string }>);
};

test.each(entries)(
  'the exported code of the machine $id takes every event with stubs of its guards and actions',
  ({ machine, actorResults }) => {
    const exported = parseExport(machine);
    const { states, transitions } = createModel(exported);
    const stub = <Value>(names: readonly string[], value: Value) =>
      Object.fromEntries(names.map((name) => [name, value]));
    const copy = exported.provide({
      guards: stub(
        transitions.flatMap(({ guard }) => guard ?? []),
        () => false,
      ),
      actions: stub(
        [
          ...states.flatMap(({ entry, exit }) => [...entry, ...exit]),
          ...transitions.flatMap(({ actions }) => actions),
        ],
        () => {},
      ),
      delays: stub(Object.keys(machine.implementations.delays), 1000),
      actors: stub(
        Object.keys(actorResults),
        fromPromise(() => new Promise(() => {})),
      ),
    });
    expect(states.map(({ id, type }) => [id, type])).toEqual(
      createModel(machine).states.map(({ id, type }) => [id, type]),
    );
    const actor = createActor(copy).start();
    const types = copy.events.filter((type) => !type.startsWith('xstate.'));
    for (const type of types) actor.send({ type });
    expect(actor.getSnapshot().status).not.toBe('error');
    actor.stop();
  },
);
