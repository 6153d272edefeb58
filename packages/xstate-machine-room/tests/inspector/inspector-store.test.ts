import { expect, onTestFinished, test, vi } from 'vitest';
import { createActor, createMachine, type AnyActor } from 'xstate';

import { defineEntry } from '../../src/model/entry.ts';
import { configureInspector } from '../../src/inspector/inspector-settings.ts';
import {
  createInspectorStore,
  FRAME_MS,
  type InspectorStore,
} from '../../src/inspector/inspector-store.ts';
import { collectMachines } from '../../src/room/collect-machines.ts';

import { values } from '../cases/values.ts';

import { door, doorEntry, registerDoor, send, waitForRecording } from './door.ts';

registerDoor();

test('the inspector store shows only the shape of values in fields that are not allowed', async () => {
  const store = createInspectorStore();
  // A later version of the machine has more fields in its context.
  const guest = { knocks: 3, guest: 'Xochi', passport: 'P1234567' };
  const later = createMachine({ ...door.config, context: guest } as never);
  const actor = createActor(later, { inspect: store.inspect }).start();
  send(actor, { type: 'open', key: 7, name: 'Xochi', Xochi: 1 });
  await waitForRecording(store);
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
  await waitForRecording(store);
  expect(calls).toEqual({ guest: 1, leaver: 0 });
});

/** Starts an inspected machine with a fake clock. `count` returns the number of recordings so far. */
function countRecordings() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = createInspectorStore();
  let recordings = 0;
  store.subscribe(() => (recordings += 1));
  const actor = createActor(door, { inspect: store.inspect }).start();
  return { actor, count: () => recordings };
}

test('the inspector store records a single event in the next frame', () => {
  const { actor, count } = countRecordings();
  vi.advanceTimersByTime(FRAME_MS);
  expect(count()).toBe(1);
  vi.advanceTimersByTime(200);
  send(actor, { type: 'open' });
  vi.advanceTimersByTime(FRAME_MS);
  expect(count()).toBe(2);
});

/** Sends an event in each millisecond. */
function sendBurst(actor: AnyActor, duration: number) {
  for (let ms = 0; ms < duration; ms += 1) {
    send(actor, { type: 'close' });
    vi.advanceTimersByTime(1);
  }
}

test('the inspector store records a short burst when it has ended', () => {
  const { actor, count } = countRecordings();
  sendBurst(actor, 50);
  expect(count()).toBe(0);
  vi.advanceTimersByTime(2 * FRAME_MS);
  expect(count()).toBe(1);
});

test('the inspector store records a long burst ten times a second', () => {
  const { actor, count } = countRecordings();
  sendBurst(actor, 1000);
  expect(count()).toBeGreaterThanOrEqual(9);
  expect(count()).toBeLessThanOrEqual(11);
});

test('the inspector store keeps only the last 200 events', async () => {
  const store = createInspectorStore();
  const actor = createActor(door, { inspect: store.inspect }).start();
  for (let key = 1; key <= 250; key += 1) send(actor, { type: 'open', key });
  await waitForRecording(store);
  const { events } = store.get();
  expect(events).toHaveLength(200);
  expect([events[0], events.at(-1)]).toMatchObject([
    { event: { key: '250' } },
    { event: { key: '51' } },
  ]);
});

test('the inspector store masks nothing in development', async () => {
  configureInspector({ machines: [doorEntry] });
  onTestFinished(registerDoor);
  const store = createInspectorStore();
  const actor = createActor(door, { inspect: store.inspect }).start();
  send(actor, { type: 'open', key: 7, name: 'Xochi', other: [1] });
  send(actor, { type: 'unknown type' });
  await waitForRecording(store);
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
  configureInspector({ machines: [doorEntry] });
  onTestFinished(registerDoor);
  const store = createInspectorStore();
  send(createActor(door, { inspect: store.inspect }).start(), { type: 'open', name: 'Xochi' });
  await waitForRecording(store);
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
  if (store) await waitForRecording(store);
  const { user, system } = process.cpuUsage(start);
  return { ms: (user + system) / 1000, contexts };
}

test('the inspector store runs the context factory of a machine only once', async () => {
  onTestFinished(registerDoor);
  const [plain, inspected] = [await run(), await run(createInspectorStore())];
  expect(inspected.contexts - plain.contexts).toBeLessThanOrEqual(1);
  // The limit allows for a busy machine. An inspector that evaluates every snapshot takes sixty times as long.
  expect(inspected.ms).toBeLessThan(plain.ms * 5 + 100);
});

test('the inspector store formats values that are not JSON', async () => {
  const store = createInspectorStore();
  configureInspector({ machines: [], mask: false });
  onTestFinished(registerDoor);
  send(createActor(values.notJson, { inspect: store.inspect }).start(), { type: 'GO', big: 1n });
  await waitForRecording(store);
  expect(store.get().actors[0]?.snapshot.context).toMatchObject({ big: '"11n"', set: '[1,2]' });
  expect(store.get().events[0]?.event).toEqual({ type: 'GO', big: '"1n"' });
});
