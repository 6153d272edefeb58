import { expect, test } from 'vitest';
import {
  createActor,
  createMachine,
  fromCallback,
  fromObservable,
  fromPromise,
  fromTransition,
  setup,
  spawnChild,
} from 'xstate';

import { createInspectorStore } from '../../src/inspector/inspector-store.ts';

import { door, registerDoor, send, waitForRecording } from './door.ts';

registerDoor();

const family = setup({
  actors: {
    child: createMachine({ id: 'child' }),
    load: fromPromise(() => Promise.resolve('loaded')),
    fail: fromPromise(() => Promise.reject(new Error('no mailbox of Xochi'))),
    listen: fromCallback(() => {}),
    ticks: fromObservable(() => ({ subscribe: () => ({ unsubscribe: () => {} }) })),
    count: fromTransition((state: number) => state, 0),
  },
}).createMachine({
  id: 'family',
  initial: 'here',
  entry: spawnChild('load', { id: 'made of something typed' }),
  states: {
    here: {
      invoke: [
        { src: 'child' },
        { src: 'fail', onError: {} },
        { src: 'listen' },
        { src: 'ticks' },
        { src: 'count' },
        { src: fromPromise(() => new Promise(() => {})) },
      ],
      on: { leave: 'gone' },
    },
    gone: { on: { back: 'here' } },
  },
});

const runningFamily = [
  '- 5.family.here promise active',
  '- child machine active',
  '- count reducer active',
  '- fail promise error',
  '- listen callback active',
  '- load promise done',
  '- ticks observable active',
  'family machine active',
];

/** Starts the family. `list` returns the recorded actors after the next recording. */
function startFamily() {
  const store = createInspectorStore();
  const actor = createActor(family, { inspect: store.inspect }).start();
  const list = async () => {
    await waitForRecording(store);
    return store
      .get()
      .actors.map(({ name, kind, snapshot, parentId }) =>
        [parentId === actor.sessionId ? '-' : '', name, kind, snapshot.status].join(' ').trim(),
      )
      .toSorted();
  };
  return { store, actor, list };
}

test('the inspector store lists the actors that a machine started', async () => {
  expect(await startFamily().list()).toEqual(runningFamily);
});

test('the inspector store lists stopped actors as stopped', async () => {
  const { actor, list } = startFamily();
  await list();
  send(actor, { type: 'leave' });
  expect(await list()).toEqual(
    runningFamily.map((line) => (line.startsWith('- ') ? line.replace('active', 'stopped') : line)),
  );
});

test('the inspector store replaces a stopped actor with the actor that is started in its place', async () => {
  const { actor, list } = startFamily();
  send(actor, { type: 'leave' });
  await list();
  send(actor, { type: 'back' });
  expect(await list()).toEqual(runningFamily);
});

test('the inspector store removes a stopped machine with the actors that it started', async () => {
  const { store, actor, list } = startFamily();
  await list();
  actor.stop();
  expect(await list()).toEqual([]);
  expect(store.refs).toEqual(new Map());
});

/** Inspects two machines, of which the first is closed again and then ignores an event. */
async function inspectTwoDoors() {
  const store = createInspectorStore();
  createActor(door, { inspect: store.inspect });
  const one = createActor(door, { inspect: store.inspect }).start();
  const other = createActor(door, { inspect: store.inspect }).start();
  for (const actor of [one, other]) send(actor, { type: 'open' });
  for (const type of ['close', 'nothing']) send(one, { type });
  await waitForRecording(store);
  return store.get().actors;
}

test('the inspector store lists the active states of each machine', async () => {
  expect(await inspectTwoDoors()).toMatchObject([
    { machineId: 'door', active: ['door', 'door.shut'] },
    { machineId: 'door', active: ['door', 'door.ajar'] },
  ]);
});

test('the inspector store lists the transitions that each machine took last', async () => {
  expect(await inspectTwoDoors()).toMatchObject([
    { taken: ['door.ajar | close | 0'] },
    { taken: ['door.shut | open | 0'] },
  ]);
});
