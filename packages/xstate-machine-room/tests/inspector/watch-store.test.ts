import { expect, test } from 'vitest';
import {
  createActor,
  createMachine,
  fromCallback,
  fromObservable,
  fromPromise,
  fromTransition,
  sendParent,
  sendTo,
  setup,
  spawnChild,
} from 'xstate';

import { createWatchStore } from '../../src/inspector/watch-store.ts';

import { door, learnDoor, send } from './door.ts';

learnDoor();

const child = createMachine({
  id: 'child',
  initial: 'waiting',
  states: {
    waiting: { on: { ping: { target: 'over', actions: sendParent({ type: 'pong' }) } } },
    over: { type: 'final' },
  },
});

const family = setup({
  actors: {
    child,
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
  on: { pong: { actions: () => {} } },
  states: {
    here: {
      invoke: [
        { src: 'child', id: 'kid', onDone: { actions: () => {} } },
        { src: 'fail', onError: {} },
        { src: 'listen' },
        { src: 'ticks' },
        { src: 'count' },
        { src: fromPromise(() => new Promise(() => {})) },
      ],
      on: { go: { actions: sendTo('kid', { type: 'ping' }) }, leave: 'gone' },
    },
    gone: { on: { back: 'here' } },
  },
});

async function start() {
  const store = createWatchStore();
  const actor = createActor(family, { inspect: store.inspect }).start();
  await new Promise(setImmediate);
  const tree = () =>
    store
      .get()
      .actors.map(({ name, kind, status, parentId }) =>
        [parentId === actor.sessionId ? '-' : '', name, kind, status].join(' ').trim(),
      )
      .toSorted();
  return { store, actor, tree };
}

test('whatever a machine has started stands under it, with its kind and how it does', async () => {
  const { tree } = await start();
  expect(tree()).toEqual([
    '- 5.family.here promise running',
    '- child machine running',
    '- count reducer running',
    '- fail promise failed',
    '- listen callback running',
    '- load promise done',
    '- ticks observable running',
    'family machine running',
  ]);
});

test('what was stopped stays until it runs again, and goes with what has started it', async () => {
  const { actor, tree } = await start();
  send(actor, { type: 'leave' });
  await Promise.resolve();
  expect(tree()).toContain('- ticks observable stopped');
  expect(tree()).toContain('- child machine stopped');
  send(actor, { type: 'back' });
  await Promise.resolve();
  expect(tree().filter((line) => line.includes('ticks'))).toEqual(['- ticks observable running']);
  actor.stop();
  await Promise.resolve();
  expect(tree()).toEqual([]);
});

test('events have a time, and come from whoever has sent them', async () => {
  const { store, actor } = await start();
  send(actor, { type: 'go' });
  await Promise.resolve();
  const told = store.get().events.toReversed();
  expect(
    told.slice(-4).map(({ from, to, type }) => `${from?.name ?? 'outside'} > ${to.name}: ${type}`),
  ).toEqual([
    'outside > family: go',
    'family > child: ping',
    'child > family: pong',
    'child > family: xstate.done.actor.kid',
  ]);
  expect(told.find(({ type }) => type.startsWith('xstate.error'))).toMatchObject({
    fields: { error: 'error', actorId: expect.stringMatching(/^string/) as string },
  });
  const times = told.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});

test('in development an event can be sent to a machine, and one hears what has come of it', async () => {
  const { store, actor } = await start();
  const { live } = store;
  expect(live?.takes(actor.sessionId)).toEqual(['go', 'leave', 'pong']);
  expect(live?.send(actor.sessionId, { type: 'nothing' })).toBe('ignored');
  expect(live?.send(actor.sessionId, { type: 'leave' })).toBe('taken');
  expect(actor.getSnapshot().value).toBe('gone');
  actor.stop();
  expect(live?.send(actor.sessionId, { type: 'back' })).toBe('stopped');
});

const tellings = () => Promise.resolve();

test('of what a machine remembers and is told only what its entry allows has a value, the rest a shape', async () => {
  const store = createWatchStore();
  // A later version of the machine remembers more.
  const guest = { knocks: 3, guest: 'Xochi', passport: 'P1234567' };
  const later = createMachine({ ...door.config, context: guest } as never);
  const actor = createActor(later, { inspect: store.inspect }).start();
  send(actor, { type: 'open', key: 7, name: 'Xochi', Xochi: 1 });
  await tellings();
  expect(store.get()).toMatchObject({
    actors: [{ stand: { context: { knocks: '3', guest: 'string(5)', 'other fields': '1' } } }],
    events: [
      { type: 'open', fields: { key: '7', name: 'string(5)', 'other fields': '1' } },
      { type: 'xstate.init' },
    ],
  });
});

test('changes are told later, once for all that has happened, to whoever has not left', async () => {
  const store = createWatchStore();
  const told = { guest: 0, leaver: 0 };
  store.subscribe(() => (told.guest += 1));
  store.subscribe(() => (told.leaver += 1))();
  const before = store.get();
  send(createActor(door, { inspect: store.inspect }).start(), { type: 'open' });
  // Machines start while React renders, and then nobody may be told at once.
  expect([told.guest, store.get()]).toEqual([0, before]);
  await tellings();
  expect(told).toEqual({ guest: 1, leaver: 0 });
});

test('each machine that was started stands there with its states and last transitions, whoever else moves and whatever it ignores', async () => {
  const store = createWatchStore();
  createActor(door, { inspect: store.inspect });
  const [one, other] = [0, 1].map(() => createActor(door, { inspect: store.inspect }).start());
  if (one) send(one, { type: 'open' });
  if (other) send(other, { type: 'open' });
  if (one) for (const type of ['close', 'nothing']) send(one, { type });
  await tellings();
  expect(store.get().actors).toMatchObject([
    {
      stand: { machineId: 'door', active: ['door', 'door.shut'], taken: ['door.ajar | close | 0'] },
    },
    { stand: { state: 'ajar', taken: ['door.shut | open | 0'] } },
  ]);
  expect(store.get().events.map(({ type, isIgnored }) => `${type} ${isIgnored}`)).toEqual([
    'string(7) true',
    'close false',
    'open false',
    'open false',
    'xstate.init false',
    'xstate.init false',
  ]);
});

test('the last 200 events are kept, the newest first', async () => {
  const store = createWatchStore();
  const actor = createActor(door, { inspect: store.inspect }).start();
  for (let press = 1; press <= 250; press += 1) send(actor, { type: 'close' });
  await tellings();
  const numbers = store.get().events.map(({ number }) => number);
  expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([200, 251, 52]);
});
