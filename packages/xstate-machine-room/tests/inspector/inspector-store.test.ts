import { expect, onTestFinished, test, vi } from 'vitest';
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

import { defineEntry } from '../../src/model/entry.ts';
import { configureInspector } from '../../src/inspector/inspector-settings.ts';
import {
  createInspectorStore,
  FRAME_MS,
  type InspectorStore,
} from '../../src/inspector/inspector-store.ts';
import { collectMachines } from '../../src/room/collect-machines.ts';

import { values } from '../cases/values.ts';

import { door, knownDoor, learnDoor, send } from './door.ts';

learnDoor();

/** Waits until a store has recorded the events in its queue. */
const untilRecorded = (store: InspectorStore) =>
  new Promise<void>((resolve) => {
    const unsubscribe = store.subscribe(() => {
      unsubscribe();
      resolve();
    });
  });

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

test('the inspector store lists kind and status of the actors that a machine started', async () => {
  const store = createInspectorStore();
  const actor = createActor(family, { inspect: store.inspect }).start();
  const tree = async () => {
    await untilRecorded(store);
    return store
      .get()
      .actors.map(({ name, kind, snapshot, parentId }) =>
        [parentId === actor.sessionId ? '-' : '', name, kind, snapshot.status].join(' ').trim(),
      )
      .toSorted();
  };
  const alive = [
    '- 5.family.here promise active',
    '- child machine active',
    '- count reducer active',
    '- fail promise error',
    '- listen callback active',
    '- load promise done',
    '- ticks observable active',
    'family machine active',
  ];
  expect(await tree()).toEqual(alive);
  send(actor, { type: 'leave' });
  expect(await tree()).toEqual(
    alive.map((line) => (line.startsWith('- ') ? line.replace('active', 'stopped') : line)),
  );
  send(actor, { type: 'back' });
  expect(await tree()).toEqual(alive);
  actor.stop();
  expect(await tree()).toEqual([]);
  expect(store.refs).toEqual(new Map());
});

test('the inspector store shows only the shape of values in fields that are not allowed', async () => {
  const store = createInspectorStore();
  // A later version of the machine has more fields in its context.
  const guest = { knocks: 3, guest: 'Xochi', passport: 'P1234567' };
  const later = createMachine({ ...door.config, context: guest } as never);
  const actor = createActor(later, { inspect: store.inspect }).start();
  send(actor, { type: 'open', key: 7, name: 'Xochi', Xochi: 1 });
  await untilRecorded(store);
  expect(store.get()).toMatchObject({
    actors: [{ snapshot: { context: { knocks: '3', guest: 'string(5)', 'other fields': '1' } } }],
    events: [
      { event: { type: 'open', key: '7', name: 'string(5)', 'other fields': '1' } },
      { event: { type: 'xstate.init' } },
    ],
  });
});

test('the inspector store notifies subscribers only once after several changes', async () => {
  const store = createInspectorStore();
  const calls = { guest: 0, leaver: 0 };
  store.subscribe(() => (calls.guest += 1));
  store.subscribe(() => (calls.leaver += 1))();
  const before = store.get();
  send(createActor(door, { inspect: store.inspect }).start(), { type: 'open' });
  // A machine may start while React renders. Listeners must not be called at that time.
  expect([calls.guest, store.get()]).toEqual([0, before]);
  await untilRecorded(store);
  expect(calls).toEqual({ guest: 1, leaver: 0 });
});

test('the inspector store records a single event in the next frame and a burst ten times a second', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = createInspectorStore();
  let calls = 0;
  store.subscribe(() => (calls += 1));
  const actor = createActor(door, { inspect: store.inspect }).start();
  vi.advanceTimersByTime(FRAME_MS);
  expect(calls).toBe(1);
  for (let ms = 0; ms < 1000; ms += 1) {
    send(actor, { type: 'close' });
    vi.advanceTimersByTime(1);
  }
  expect(calls).toBeLessThanOrEqual(11);
  vi.advanceTimersByTime(200);
  const shown = calls;
  send(actor, { type: 'open' });
  vi.advanceTimersByTime(FRAME_MS);
  expect(calls).toBe(shown + 1);
});

test('the inspector store lists each machine with its states and last transitions', async () => {
  const store = createInspectorStore();
  createActor(door, { inspect: store.inspect });
  const one = createActor(door, { inspect: store.inspect }).start();
  const other = createActor(door, { inspect: store.inspect }).start();
  for (const actor of [one, other]) send(actor, { type: 'open' });
  for (const type of ['close', 'nothing']) send(one, { type });
  await untilRecorded(store);
  expect(store.get().actors).toMatchObject([
    { machineId: 'door', active: ['door', 'door.shut'], taken: ['door.ajar | close | 0'] },
    { snapshot: { value: 'ajar' }, taken: ['door.shut | open | 0'] },
  ]);
});

test('the inspector store keeps only the last 200 events', async () => {
  const store = createInspectorStore();
  const actor = createActor(door, { inspect: store.inspect }).start();
  for (let key = 1; key <= 250; key += 1) send(actor, { type: 'open', key });
  await untilRecorded(store);
  const { events } = store.get();
  expect(events).toHaveLength(200);
  expect([events[0], events.at(-1)]).toMatchObject([
    { event: { key: '250' } },
    { event: { key: '51' } },
  ]);
});

test('the inspector store shows names and values in development', async () => {
  configureInspector({ machines: [knownDoor] });
  onTestFinished(learnDoor);
  const store = createInspectorStore();
  const actor = createActor(door, { inspect: store.inspect }).start();
  send(actor, { type: 'open', key: 7, name: 'Xochi', other: [1] });
  send(actor, { type: 'unknown type' });
  await untilRecorded(store);
  const { actors, events } = store.get();
  expect(actors[0]?.snapshot.context).toEqual({ knocks: '0', guest: '""' });
  expect(events.map(({ event }) => event)).toEqual([
    { type: 'unknown type' },
    { type: 'open', key: '7', name: '"Xochi"', other: '[1]' },
    { type: 'xstate.init', input: 'undefined' },
  ]);
});

test('the inspector store masks values in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  configureInspector({ machines: [knownDoor] });
  onTestFinished(learnDoor);
  const store = createInspectorStore();
  send(createActor(door, { inspect: store.inspect }).start(), { type: 'open', name: 'Xochi' });
  await untilRecorded(store);
  expect(JSON.stringify(store.get())).not.toContain('Xochi');
});

/** Runs 1,000 events. Returns the processor time in milliseconds and the number of calls of the context factory. */
async function run(store?: InspectorStore) {
  let contexts = 0;
  const counter = createMachine({
    id: 'counter',
    context: () => ({ count: (contexts += 1), rows: Array.from({ length: 100 }, String) }),
    initial: 'a',
    states: { a: { on: { next: 'b' } }, b: { on: { next: 'a' } } },
  });
  configureInspector({
    machines: collectMachines({ modules: {}, entries: [defineEntry({ machine: counter })] }),
    mask: true,
  });
  const start = process.cpuUsage();
  const actor = createActor(counter, store ? { inspect: store.inspect } : {}).start();
  for (let step = 0; step < 1000; step += 1) actor.send({ type: 'next' });
  if (store) await untilRecorded(store);
  const { user, system } = process.cpuUsage(start);
  return { ms: (user + system) / 1000, contexts };
}

test('the inspector store runs the context factory of a machine only once', async () => {
  onTestFinished(learnDoor);
  const [plain, inspected] = [await run(), await run(createInspectorStore())];
  expect(inspected.contexts - plain.contexts).toBeLessThanOrEqual(1);
  // The limit allows for a busy machine. An inspector that evaluates every snapshot takes sixty times as long.
  expect(inspected.ms).toBeLessThan(plain.ms * 5 + 100);
});

test('the inspector store shows values with cycles and values that are not JSON', async () => {
  const store = createInspectorStore();
  configureInspector({ machines: [], mask: false });
  onTestFinished(learnDoor);
  send(createActor(values.notJson, { inspect: store.inspect }).start(), { type: 'GO', big: 1n });
  await untilRecorded(store);
  expect(store.get().actors[0]?.snapshot.context).toMatchObject({ big: '"11n"', set: '[1,2]' });
  expect(store.get().events[0]?.event).toEqual({ type: 'GO', big: '"1n"' });
});
