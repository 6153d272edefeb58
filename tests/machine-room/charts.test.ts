import { expect, test } from 'vitest';
import {
  createActor,
  createMachine,
  fromPromise,
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
they can be run: [the machine room](machine-room.md) tells how, and how to change a machine.`;

test('docs/machines.md describes the machines', async () => {
  await expect(createDocument(entries, introduction)).toMatchFileSnapshot('../../docs/machines.md');
});

test('every machine has an entry with a rationale', async () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../machines/*.machine.ts', {
    eager: true,
  });
  const exported = Object.values(modules).flatMap((module) => Object.values(module));
  const machines = exported.filter((value) => entries.some(({ machine }) => machine === value));
  expect(machines).toHaveLength(Object.keys(modules).length);
  expect(entries).toHaveLength(machines.length);
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
    const invoked = createModel(machine).states.flatMap(({ invokes }) => invokes);
    expect(Object.keys(actorResults).toSorted()).toEqual([...new Set(invoked)].toSorted());
  },
);

/** Parses the code of an exported machine, which is JSON but for the call around it. */
const parseExport = (machine: AnyStateMachine) => {
  const [, json = ''] = /createMachine\(([^]*)\);\n$/.exec(createMachineText(machine)) ?? [];
  return createMachine(JSON.parse(json) as MachineConfig<object, { type: string }>);
};

test.each(entries)(
  'the exported code of the machine $id starts with stubs of its implementations',
  ({ machine, actorResults }) => {
    const { guards, actions, delays } = machine.implementations;
    const copy = parseExport(machine).provide({
      guards: Object.fromEntries(Object.keys(guards).map((name) => [name, () => false])),
      actions: Object.fromEntries(Object.keys(actions).map((name) => [name, () => {}])),
      delays: Object.fromEntries(Object.keys(delays).map((name) => [name, 1000])),
      actors: Object.fromEntries(
        Object.keys(actorResults).map((name) => [name, fromPromise(() => new Promise(() => {}))]),
      ),
    });
    expect(createModel(copy).states.map(({ id, type }) => [id, type])).toEqual(
      createModel(machine).states.map(({ id, type }) => [id, type]),
    );
    const actor = createActor(copy).start();
    expect(actor.getSnapshot().status).toBe('active');
    actor.stop();
  },
);
