import { expect, test } from 'vitest';
import { createActor, createMachine, fromPromise, sendTo, setup } from 'xstate';

import { createInspectorStore, type InspectorStore } from '../../src/inspector/inspector-store.ts';

import { values } from '../cases/values.ts';
import { createRoomMachine } from '../room-machine.ts';

import { door, send, waitForRecording } from './door.ts';

/** Returns the log as text, oldest first. */
const readLog = (store: InspectorStore) =>
  store
    .get()
    .log.map(({ title, type, state, isIgnored }) =>
      [title, type, isIgnored ? 'ignored' : state].join(' '),
    )
    .toReversed();

test('the inspector logs no event of a machine before the start of the machine', async () => {
  const store = createInspectorStore([]);
  const early = createActor(door, { inspect: store.inspect });
  const other = createActor(createMachine({ id: 'other' }), { inspect: store.inspect });
  send(early, { type: 'open' });
  other.start();
  await waitForRecording(store);
  early.start();
  await waitForRecording(store);
  expect(readLog(store)).toEqual(['other xstate.init ', 'door xstate.init shut', 'door open ajar']);
});

test('the inspector logs events sent before the start in their order', async () => {
  const store = createInspectorStore([]);
  const early = createActor(door, { inspect: store.inspect });
  for (const type of ['open', 'close', 'nothing']) send(early, { type });
  early.start();
  await waitForRecording(store);
  expect(readLog(store)).toEqual([
    'door xstate.init shut',
    'door open ajar',
    'door close shut',
    'door nothing ignored',
  ]);
});

test('the inspector notifies subscribers only once after several changes', async () => {
  const store = createInspectorStore([]);
  const calls = { guest: 0, leaver: 0 };
  store.subscribe(() => (calls.guest += 1));
  store.subscribe(() => (calls.leaver += 1))();
  const before = store.get();
  send(createActor(door, { inspect: store.inspect }).start(), { type: 'open' });
  // A machine may start while React renders. Listeners must not be called at that time.
  expect([calls.guest, store.get()]).toEqual([0, before]);
  await waitForRecording(store);
  expect(calls).toEqual({ guest: 1, leaver: 0 });
});

test('the inspector keeps only the last 200 events', async () => {
  const store = createInspectorStore([]);
  const actor = createActor(door, { inspect: store.inspect }).start();
  for (let key = 1; key <= 250; key += 1) send(actor, { type: 'open', key });
  await waitForRecording(store);
  const { log } = store.get();
  expect(log).toHaveLength(200);
  expect([log[0]?.fields, log.at(-1)?.fields]).toEqual(['key: 250', 'key: 51']);
});

test('the inspector formats values that are not JSON', async () => {
  const store = createInspectorStore([]);
  send(createActor(values.notJson, { inspect: store.inspect }).start(), { type: 'GO', big: 1n });
  await waitForRecording(store);
  expect(store.get().log[0]?.fields).toBe('big: "1n"');
});

test('the inspector lists the active states and the last transitions of each machine', async () => {
  const store = createInspectorStore([]);
  const one = createActor(door, { inspect: store.inspect }).start();
  const other = createActor(door, { inspect: store.inspect }).start();
  for (const actor of [one, other]) send(actor, { type: 'open' });
  for (const type of ['close', 'nothing']) send(one, { type });
  await waitForRecording(store);
  expect(store.get().actors).toMatchObject([
    { active: ['door', 'door.shut'], taken: ['door.ajar | close | 0'] },
    { active: ['door', 'door.ajar'], taken: ['door.shut | open | 0'] },
  ]);
});

test('the inspector finds the chart of a machine with other implementations', async () => {
  const store = createInspectorStore([await createRoomMachine(door)]);
  createActor(door.provide({}), { inspect: store.inspect }).start();
  await waitForRecording(store);
  expect(store.get().actors).toMatchObject([{ title: 'Door', machine: { id: 'door' } }]);
});

test('the inspector removes a machine that has stopped or ended', async () => {
  const store = createInspectorStore([]);
  const end = createMachine({ id: 'end', type: 'final' });
  const stopped = createActor(door, { inspect: store.inspect }).start();
  createActor(end, { inspect: store.inspect }).start();
  createActor(createMachine({ id: 'left' }), { inspect: store.inspect }).start();
  stopped.stop();
  await waitForRecording(store);
  expect(store.get().actors.map(({ title }) => title)).toEqual(['left']);
});

test('the inspector lists a machine that another machine has invoked, and no promise', async () => {
  const store = createInspectorStore([]);
  const parent = setup({
    actors: { door, load: fromPromise(() => Promise.resolve('loaded')) },
  }).createMachine({
    id: 'parent',
    entry: sendTo('child', { type: 'open', key: 1, name: '' }),
    invoke: [
      { src: 'door', id: 'child' },
      { src: 'load', onDone: {} },
    ],
  });
  createActor(parent, { inspect: store.inspect }).start();
  await waitForRecording(store);
  expect(store.get().actors.map(({ title, state }) => [title, state])).toEqual([
    ['door', 'ajar'],
    ['parent', ''],
  ]);
});
