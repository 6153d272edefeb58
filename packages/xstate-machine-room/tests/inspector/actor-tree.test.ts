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
  type AnyActor,
} from 'xstate';

import { createWatchStore } from '../../src/inspector/watch-store.ts';

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
    fail: fromPromise(() => Promise.reject(new Error('no'))),
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

const send = (actor: AnyActor, event: { type: string }) => actor.send(event);

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
