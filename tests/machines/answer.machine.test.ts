import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';

import { parseBooking, type BookingDraft } from '#domain/booking/draft.ts';
import { toStaffRequest, type StaffRequest } from '#domain/booking/staff-request.ts';
import * as selectors from '#machines/answer.machine.ts';
import { noon, requestFacts, today, validDraft } from '#tests/support/booking-draft.ts';

const requestOf = (patch: Partial<BookingDraft> = {}) =>
  toStaffRequest(parseBooking({ ...validDraft, ...patch }, today), requestFacts);

const link = { type: 'link.open', code: '1zcode', today, minutes: noon } as const;

function startDesk(decode: () => Promise<StaffRequest>) {
  const clock = new SimulatedClock();
  const decodeRequest = vi.fn<() => Promise<StaffRequest>>(decode);
  const machine = selectors.answerMachine.provide({
    actors: { decodeRequest: fromPromise(decodeRequest) },
  });
  const desk = createActor(machine, { clock }).start();
  return { desk, clock, decodeRequest, state: () => desk.getSnapshot() };
}

/** Opens an answer desk that has already read its link. */
async function openDesk(patch: Partial<BookingDraft> = {}, opened = {}) {
  const started = startDesk(() => Promise.resolve(requestOf(patch)));
  started.desk.send({ ...link, ...opened });
  await vi.waitFor(() => expect(started.state().value).not.toBe('reading'));
  return started;
}

describe('the link to the answer desk', () => {
  it('the answer machine forgets the answer code after decoding it', async () => {
    const { state, decodeRequest } = await openDesk();
    expect(state().value).toEqual({ answering: 'choosing' });
    expect(decodeRequest.mock.lastCall).toMatchObject([{ input: { code: '1zcode' } }]);
    expect(state().context).toMatchObject({ code: '', request: requestOf() });
  });

  it('a link without an answer code is unreadable', () => {
    const { desk, state, decodeRequest } = startDesk(() => Promise.resolve(requestOf()));
    desk.send({ ...link, code: '' });
    expect(state().value).toBe('unreadable');
    expect(decodeRequest).not.toHaveBeenCalled();
  });

  it('a link with an invalid answer code is unreadable', async () => {
    const { desk, state } = startDesk(() => Promise.reject(new Error('wrong')));
    desk.send(link);
    await vi.waitFor(() => expect(state().value).toBe('unreadable'));
    expect(state().context.request).toBeNull();
  });

  it('a link is unreadable if decoding the answer code takes 5 seconds', () => {
    const { desk, state, clock } = startDesk(() => new Promise(() => {}));
    desk.send(link);
    clock.increment(5000);
    expect(state().value).toBe('unreadable');
  });

  it('a second link replaces the request and everything that staff have set for it', async () => {
    const { desk, state } = await openDesk();
    desk.send({ type: 'answer.choose', kind: 'yes' });
    desk.send({ type: 'options.change', patch: { day: '2026-12-30' } });
    desk.send({ ...link, code: '1zother' });
    expect(state()).toMatchObject({ value: 'reading', context: { request: null, chosen: {} } });
  });

  it('a second link that cannot be read closes the request that was open', async () => {
    const { desk, state } = await openDesk();
    desk.send({ ...link, code: '' });
    expect(state()).toMatchObject({ value: 'unreadable', context: { request: null } });
  });
});

describe('the values that staff set', () => {
  it('the day, the offer and the pickup hold for all answers to the request', async () => {
    const { desk, state } = await openDesk({ persons: '8' });
    desk.send({ type: 'answer.choose', kind: 'yes' });
    const patch = { offer: 'family', day: '2026-12-30', pickupPlace: 'Radisson' } as const;
    desk.send({ type: 'options.change', patch });
    desk.send({ type: 'options.change', patch: { pickupTime: '8:15 AM' } });
    expect(selectors.selectText(state())).toContain('Deposit (50%): US$475.20');
    desk.send({ type: 'answer.leave' });
    desk.send({ type: 'answer.choose', kind: 'deposit' });
    expect(selectors.selectText(state())).toMatch(
      /your deposit of US\$475\.20.*Wednesday, December 30, 2026[^]*Your pickup: Radisson, about 8:15 AM/,
    );
    expect(selectors.selectChangedFields(state())).toEqual([
      'offer',
      'day',
      'pickupPlace',
      'pickupTime',
    ]);
  });

  it('a page that stays open until the tour has left no longer confirms its day', async () => {
    const { desk, state } = await openDesk();
    desk.send({ type: 'answer.choose', kind: 'yes' });
    desk.send({ type: 'day.change', today: '2026-12-25', minutes: noon });
    expect(selectors.selectErrors(state())).toHaveProperty('day');
    desk.send({ type: 'options.change', patch: { day: '2026-12-30' } });
    expect(selectors.selectErrors(state())).not.toHaveProperty('day');
  });

  it('the other days that are proposed are open', async () => {
    const { desk, state } = await openDesk();
    const closedDays = [{ from: '2026-12-20', to: '2026-12-24', reason: 'Wind' }];
    desk.send({ type: 'closedDays.change', closedDays });
    desk.send({ type: 'answer.choose', kind: 'otherDay' });
    expect(selectors.selectOptions(state())).toMatchObject({
      firstDay: '2026-12-26',
      secondDay: '2026-12-27',
    });
  });
});

describe('the text of an answer', () => {
  it('the text follows the options until staff edit it', async () => {
    const { desk, state } = await openDesk();
    desk.send({ type: 'answer.choose', kind: 'yes' });
    desk.send({ type: 'options.change', patch: { pickupTime: '8:15 AM' } });
    expect(selectors.selectText(state())).toContain('Your pickup: Hotel lobby, about 8:15 AM');
    desk.send({ type: 'text.edit', text: 'See you!' });
    desk.send({ type: 'options.change', patch: { pickupTime: '9:00 AM' } });
    expect(selectors.selectText(state())).toBe('See you!');
    desk.send({ type: 'text.restore' });
    expect(selectors.selectText(state())).toContain('Hotel lobby, about 8:15 AM');
  });

  it('each answer keeps its edited text', async () => {
    const { desk, state } = await openDesk();
    desk.send({ type: 'answer.choose', kind: 'yes' });
    desk.send({ type: 'text.edit', text: 'See you!' });
    desk.send({ type: 'answer.leave' });
    desk.send({ type: 'answer.choose', kind: 'no' });
    expect(selectors.selectText(state())).toContain('we can’t take you on that day');
    desk.send({ type: 'answer.choose', kind: 'yes' });
    expect(selectors.selectText(state())).toBe('See you!');
  });

  it('leaving loses a text only between its edit and its sending', async () => {
    const { desk, state } = await openDesk();
    desk.send({ type: 'answer.choose', kind: 'yes' });
    expect(selectors.selectHasUnsentText(state())).toBe(false);
    desk.send({ type: 'text.edit', text: 'See you!' });
    expect(selectors.selectHasUnsentText(state())).toBe(true);
    desk.send({ type: 'answer.send', channel: 'email' });
    expect(selectors.selectHasUnsentText(state())).toBe(false);
    desk.send({ type: 'text.edit', text: 'See you soon!' });
    expect(selectors.selectHasUnsentText(state())).toBe(true);
    expect(state().context.channel).toBeNull();
  });

  it('a second link replaces an edited text only after staff agree', async () => {
    const { desk, state } = await openDesk();
    desk.send({ type: 'answer.choose', kind: 'yes' });
    desk.send({ type: 'text.edit', text: 'See you!' });
    desk.send({ ...link, code: '1zother' });
    expect(state().value).toBe('replacing');
    desk.send({ type: 'link.refuse' });
    expect(state()).toMatchObject({ value: { answering: 'composing' }, context: { code: '' } });
    expect(selectors.selectText(state())).toBe('See you!');
    desk.send({ ...link, code: '1zother' });
    desk.send({ type: 'link.accept' });
    expect(state()).toMatchObject({ value: 'reading', context: { request: null, edits: {} } });
  });
});
