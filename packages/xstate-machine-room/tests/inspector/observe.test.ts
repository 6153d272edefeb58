import { createInspector as createStatelyInspector } from '@statelyai/inspect';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createActor, createMachine, fromPromise, sendTo } from 'xstate';

import { createInspectorStore, FRAME_MS } from '../../src/inspector/inspector-store.ts';
import type { InspectorRecord } from '../../src/inspector/records.ts';

import { door, registerDoor, send } from './door.ts';

registerDoor();

/** Starts an inspector that passes its records on. */
function observeRecords() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'], now: 1_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  const records: InspectorRecord[] = [];
  // The adapters of Stately's inspectors accept the records. TypeScript checks that.
  const { adapter } = createStatelyInspector({ send: (event) => records.push(event as never) });
  const store = createInspectorStore((record) => adapter.send(record));
  return { store, records, record: () => vi.advanceTimersByTime(FRAME_MS) };
}

test('an observer receives masked records in the format of Stately’s inspector', () => {
  const { store, records, record } = observeRecords();
  const actor = createActor(door, { inspect: store.inspect }).start();
  send(actor, { type: 'open', key: 7, name: 'Xochi' });
  record();
  const { sessionId } = actor;
  const base = { sessionId, rootId: sessionId, createdAt: '1000000' };
  const context = { knocks: '0', guest: 'string(0)' };
  expect(records).toMatchObject([
    { ...base, type: '@xstate.actor', name: 'Door', snapshot: { status: 'active', context } },
    { ...base, type: '@xstate.event', event: { type: 'xstate.init' } },
    { ...base, type: '@xstate.snapshot', snapshot: { value: 'shut', context } },
    { ...base, type: '@xstate.event', event: { type: 'open', key: '7', name: 'string(5)' } },
    { ...base, type: '@xstate.snapshot', event: { type: 'open' }, snapshot: { value: 'ajar' } },
  ]);
  expect(JSON.parse((records[0] as { definition: string }).definition)).toEqual(door.config);
});

test('an observer receives the senders and the parents of actors', () => {
  const { store, records, record } = observeRecords();
  const child = createMachine({ id: 'child', on: { '*': { actions: () => {} } } });
  const parent = createMachine({
    invoke: [
      { id: 'inner', src: child },
      { id: 'load', src: fromPromise(() => new Promise(() => {})) },
    ],
    on: { go: { actions: sendTo('inner', ({ event }) => event) } },
  });
  const actor = createActor(parent, { inspect: store.inspect }).start();
  send(actor, { type: 'go' });
  record();
  const actors = records.filter(({ type }) => type === '@xstate.actor');
  expect(actors).toMatchObject([
    { sessionId: actor.sessionId, parentId: undefined },
    { name: 'child', parentId: actor.sessionId },
    { name: 'load', parentId: actor.sessionId, definition: undefined },
  ]);
  const [, { sessionId: inner }] = actors as [InspectorRecord, InspectorRecord];
  expect(records).toContainEqual(
    expect.objectContaining({ type: '@xstate.event', sessionId: inner, sourceId: actor.sessionId }),
  );
});

test('an event that a machine forwards has a result for each receiver', () => {
  const { store, record } = observeRecords();
  const child = createMachine({ initial: 'idle', states: { idle: {} } });
  const parent = createMachine({
    initial: 'off',
    invoke: { id: 'inner', src: child },
    states: {
      off: { on: { go: { target: 'on', actions: sendTo('inner', ({ event }) => event) } } },
      on: {},
    },
  });
  send(createActor(parent, { inspect: store.inspect }).start(), { type: 'go' });
  record();
  const received = store.get().events.filter(({ event }) => event.type !== 'xstate.init');
  expect(received.map(({ state, isIgnored }) => [state, isIgnored])).toEqual([
    ['idle', true],
    ['on', false],
  ]);
});

test('an observer receives every event of a burst', () => {
  const { store, records, record } = observeRecords();
  const actor = createActor(door, { inspect: store.inspect }).start();
  for (let key = 1; key <= 1000; key += 1) send(actor, { type: 'open', key });
  record();
  const events = records.filter(({ type }) => type === '@xstate.event');
  expect(events).toHaveLength(1001);
});
