import { describe, expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';

import { SendFailure } from '#domain/send-outcome.ts';
import { createWatchStore } from '#room/inspector/watch-store.ts';
import { initialContext } from '#machines/booking.context.ts';
import { menuMachine } from '#machines/menu.machine.ts';
import { tabsMachine } from '#machines/tabs.machine.ts';
import { otherReference, reference, today } from '#tests/support/booking-draft.ts';

import { book, draft, leaksIn, personal, send } from './talkative-guest.ts';

const tellings = () => Promise.resolve();

describe('what the inspector sees of a booking', () => {
  /** A store, and all secrets in what it ever told anybody. */
  function startWatching() {
    const store = createWatchStore();
    const told: string[] = [];
    store.subscribe(() => told.push(JSON.stringify(store.get())));
    return { store, leaks: () => leaksIn(told.join('\n')), last: () => told.at(-1) ?? '' };
  }

  test('is never a name, an address, a number or a word of a guest, but what the registry allows', async () => {
    const { store, leaks, last } = startWatching();
    const actor = await book(store.inspect, () => Promise.resolve('accepted for Xochi'));
    expect(store.get().actors.find(({ kind }) => kind === 'machine')?.stand?.context).toMatchObject(
      {
        today: JSON.stringify(today),
        refusals: '0',
        problem: 'null',
        draft: `object(${Object.keys(draft).length})`,
        reference: `string(${reference.length})`,
      },
    );
    await expect.poll(() => actor.getSnapshot().value).toBe('sent');
    send(actor, { type: 'draft.restart', reference: otherReference });
    await tellings();
    expect(leaks()).toEqual([]);
    expect(last()).toContain('editing.review.ready');
    expect(store.get().actors).toMatchObject([
      { name: 'Booking', stand: { state: 'sent' } },
      { name: 'sendBooking', kind: 'promise', status: 'done' },
    ]);
  });

  test.each([
    ['an error that quotes them', new Error(`550 no mailbox ${personal.email}`), 'error'],
    ['a failure that quotes them', new SendFailure('rejected', personal.phone), 'error'],
    ['something thrown that is no error', { guest: personal }, 'object(1)'],
    ['a text', personal.specialRequirements, `string(${personal.specialRequirements.length})`],
  ])('nor when sending ends with %s', async (_, thrown, error) => {
    const { store, leaks } = startWatching();
    const actor = await book(store.inspect, () => Promise.reject(thrown));
    await expect.poll(() => actor.getSnapshot().matches('submitting')).toBe(false);
    await tellings();
    expect(leaks()).toEqual([]);
    expect(store.get().events[0]).toMatchObject({
      from: { name: 'sendBooking' },
      to: { name: 'Booking' },
      type: 'xstate.error.actor.0.booking.submitting',
      fields: { error, actorId: expect.stringMatching(/^string\(\d+\)$/) as string },
    });
  });

  test('nor what a later version of the machine may remember', async () => {
    const { store, leaks } = startWatching();
    const later = createMachine({
      id: 'booking',
      context: { ...initialContext, draft, passport: 'passport P1234567', [personal.firstName]: 1 },
    });
    createActor(later, { inspect: store.inspect }).start();
    await tellings();
    expect(leaks()).toEqual([]);
    expect(store.get().actors.find(({ kind }) => kind === 'machine')?.stand?.context).toMatchObject(
      { 'other fields': '2' },
    );
  });

  test('nor anything of a machine that the registry does not know', async () => {
    const { store, leaks } = startWatching();
    const unknown = createMachine({
      id: 'unknown',
      context: personal,
      on: { note: { actions: () => {} } },
    });
    const actor = createActor(unknown, { inspect: store.inspect, input: personal }).start();
    send(actor, { type: 'note', ...personal });
    await tellings();
    expect(leaks()).toEqual([]);
    expect(store.get().events).toMatchObject([
      { type: 'note', fields: { 'other fields': '7' } },
      { type: 'xstate.init', fields: { input: 'object(7)' } },
    ]);
  });
});

describe('the list of living machines', () => {
  test('is told later, once for all that has happened, to whoever has not left', async () => {
    const store = createWatchStore();
    const told = { guest: 0, leaver: 0 };
    store.subscribe(() => (told.guest += 1));
    store.subscribe(() => (told.leaver += 1))();
    const before = store.get();
    createActor(menuMachine, { inspect: store.inspect }).start().send({ type: 'menu.toggle' });
    // Machines start while React renders, and then nobody may be told at once.
    expect([told.guest, store.get()]).toEqual([0, before]);
    await tellings();
    expect(told).toEqual({ guest: 1, leaver: 0 });
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

  test('has each machine’s states and last transitions, whoever else moves and whatever it ignores', async () => {
    const store = createWatchStore();
    const menu = createActor(menuMachine, { inspect: store.inspect }).start();
    const input = { tabs: ['one', 'two'], initial: 'one' };
    const tabs = createActor(tabsMachine, { inspect: store.inspect, input }).start();
    menu.send({ type: 'menu.toggle' });
    tabs.send({ type: 'tab.select', tab: 'two' });
    menu.send({ type: 'page.change' });
    menu.send({ type: 'menu.close' });
    await tellings();
    expect(store.get().actors).toMatchObject([
      {
        stand: {
          machineId: 'menu',
          active: ['menu', 'menu.closed'],
          taken: ['menu.open | page.change | 0'],
        },
      },
      { stand: { machineId: 'tabs', context: { selected: '"two"' } } },
    ]);
    expect(store.get().events.map(({ type, isIgnored }) => `${type} ${isIgnored}`)).toEqual([
      'menu.close true',
      'page.change false',
      'tab.select false',
      'menu.toggle false',
      'xstate.init false',
      'xstate.init false',
    ]);
  });
});

test('the last 200 events are kept, the newest first', async () => {
  const store = createWatchStore();
  const actor = createActor(menuMachine, { inspect: store.inspect }).start();
  for (let press = 1; press <= 250; press += 1) actor.send({ type: 'menu.toggle' });
  await tellings();
  const numbers = store.get().events.map(({ number }) => number);
  expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([200, 251, 52]);
});
