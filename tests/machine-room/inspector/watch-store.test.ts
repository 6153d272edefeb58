import { describe, expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';

import { SendFailure } from '#domain/send-outcome.ts';
import { createWatchStore, type WatchStore } from '#machine-room/inspector/watch-store.ts';
import { initialContext } from '#machines/booking.context.ts';
import { menuMachine } from '#machines/menu.machine.ts';
import { tabsMachine } from '#machines/tabs.machine.ts';
import { otherReference, reference, today } from '#tests/support/booking-draft.ts';

import { book, draft, leaksIn, personal, send } from './talkative-guest.ts';

const tellings = () => Promise.resolve();

describe('what the inspector sees of a booking', () => {
  /** Everything that the store ever told anybody. */
  function watched(store: WatchStore) {
    const seen: string[] = [];
    store.subscribe(() => seen.push(JSON.stringify(store.get())));
    return () => [...seen, JSON.stringify(store.get())].join('\n');
  }

  test('is never a name, an address, a number or a word of a guest, when the request is sent', async () => {
    const store = createWatchStore();
    const everything = watched(store);
    const actor = await book(store.inspect, () => Promise.resolve('accepted for Xochi'));
    await expect.poll(() => actor.getSnapshot().value).toBe('sent');
    send(actor, { type: 'draft.restart', reference: otherReference });
    await tellings();
    expect(leaksIn(everything())).toEqual([]);
    expect(everything()).toContain('editing.review.ready');
    expect(store.get().actors.map(({ title, state }) => ({ title, state }))).toEqual([
      { title: 'Booking', state: 'sent' },
    ]);
  });

  test.each([
    ['an error that quotes them', new Error(`550 no mailbox ${personal.email} for Xochiquetzal`)],
    ['a failure that quotes them', new SendFailure('rejected', `bad phone ${personal.phone}`)],
    ['something thrown that is no error', { guest: personal, toString: () => personal.email }],
    ['a text', personal.specialRequirements],
  ])('nor when sending ends with %s', async (_, thrown) => {
    const store = createWatchStore();
    const everything = watched(store);
    const actor = await book(store.inspect, () => Promise.reject(thrown));
    await expect
      .poll(() => actor.getSnapshot().matches({ editing: { review: 'failed' } }))
      .toBe(true);
    await tellings();
    expect(leaksIn(everything())).toEqual([]);
    expect(store.get().events[0]?.type).toBe('xstate.error.actor.0.booking.submitting');
    expect(store.get().events[0]?.fields).toEqual({
      error: expect.stringMatching(/^(?:error|object\(\d+\)|string\(\d+\))$/) as string,
      actorId: expect.stringMatching(/^string\(\d+\)$/) as string,
    });
  });

  test('nor what a later version of the machine may remember', async () => {
    const store = createWatchStore();
    const everything = watched(store);
    const later = createMachine({
      id: 'booking',
      context: { ...initialContext, draft, passport: 'passport P1234567', [personal.firstName]: 1 },
    });
    createActor(later, { inspect: store.inspect }).start();
    await tellings();
    expect(leaksIn(everything())).toEqual([]);
    expect(store.get().actors[0]?.context).toMatchObject({
      draft: `object(${Object.keys(draft).length})`,
      'other fields': '2',
    });
  });

  test('nor anything of a machine that the registry does not know', async () => {
    const store = createWatchStore();
    const everything = watched(store);
    const unknown = createMachine({
      id: 'unknown',
      context: personal,
      on: { note: { actions: () => {} } },
    });
    const actor = createActor(unknown, { inspect: store.inspect, input: personal }).start();
    send(actor, { type: 'note', ...personal });
    await tellings();
    expect(leaksIn(everything())).toEqual([]);
    expect(store.get().events.map(({ type, fields }) => ({ type, fields }))).toEqual([
      { type: 'note', fields: { 'other fields': '7' } },
      { type: 'xstate.init', fields: { input: 'object(7)' } },
    ]);
  });

  test('but what the registry allows is shown as it is', async () => {
    const store = createWatchStore();
    await book(store.inspect, () => new Promise(() => {}));
    const [actor] = store.get().actors;
    expect(actor?.context).toMatchObject({
      today: JSON.stringify(today),
      refusals: '0',
      problem: 'null',
      draft: `object(${Object.keys(draft).length})`,
      reference: `string(${reference.length})`,
    });
  });
});

describe('the list of living machines', () => {
  test('is told later, once for all that has happened, to whoever has not left', async () => {
    const store = createWatchStore();
    const told = { guest: 0, leaver: 0 };
    store.subscribe(() => (told.guest += 1));
    store.subscribe(() => (told.leaver += 1))();
    const before = store.get();
    const actor = createActor(menuMachine, { inspect: store.inspect }).start();
    actor.send({ type: 'menu.toggle' });
    // Machines start while React renders, and then nobody may be told at once.
    expect([told.guest, store.get()]).toEqual([0, before]);
    await tellings();
    expect(told).toEqual({ guest: 1, leaver: 0 });
    expect(store.get()).toBe(store.get());
    expect(store.get().actors.map(({ state }) => state)).toEqual(['open']);
  });

  test('has neither those that were never started nor those that have stopped', async () => {
    const store = createWatchStore();
    createActor(menuMachine, { inspect: store.inspect });
    const stopped = createActor(menuMachine, { inspect: store.inspect }).start();
    const alive = createActor(menuMachine, { inspect: store.inspect }).start();
    stopped.stop();
    await tellings();
    expect(store.get().actors.map(({ sessionId }) => sessionId)).toEqual([alive.sessionId]);
  });

  test('has each machine’s active states and last transitions, whoever else moves', async () => {
    const store = createWatchStore();
    const menu = createActor(menuMachine, { inspect: store.inspect }).start();
    const tabs = createActor(tabsMachine, {
      inspect: store.inspect,
      input: { tabs: ['one', 'two'], initial: 'one' },
    }).start();
    menu.send({ type: 'menu.toggle' });
    tabs.send({ type: 'tab.select', tab: 'two' });
    await tellings();
    expect(store.get().actors).toMatchObject([
      {
        machineId: 'menu',
        active: ['menu', 'menu.open'],
        taken: ['menu.closed | menu.toggle | 0'],
      },
      { machineId: 'tabs', context: { selected: '"two"' } },
    ]);
  });
});

test('an event that a machine ignores is told as such, and the last transition stays marked', async () => {
  const store = createWatchStore();
  const actor = createActor(menuMachine, { inspect: store.inspect }).start();
  actor.send({ type: 'menu.toggle' });
  actor.send({ type: 'menu.toggle' });
  actor.send({ type: 'menu.close' });
  await tellings();
  expect(store.get().actors[0]?.taken).toEqual(['menu.open | menu.toggle | 0']);
  expect(store.get().events.map(({ type, isIgnored }) => `${type} ${isIgnored}`)).toEqual([
    'menu.close true',
    'menu.toggle false',
    'menu.toggle false',
    'xstate.init false',
  ]);
});

test('the last 200 events are kept, the newest first', async () => {
  const store = createWatchStore();
  const actor = createActor(menuMachine, { inspect: store.inspect }).start();
  for (let press = 1; press <= 250; press += 1) actor.send({ type: 'menu.toggle' });
  await tellings();
  const numbers = store.get().events.map(({ number }) => number);
  expect(numbers).toHaveLength(200);
  expect([numbers[0], numbers.at(-1)]).toEqual([251, 52]);
});
