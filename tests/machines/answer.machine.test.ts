import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';

import { parseBooking, type BookingDraft } from '#domain/booking/booking.ts';
import { toStaffRequest, type StaffRequest } from '#domain/booking/staff-request.ts';
import { answerMachine } from '#machines/answer.machine.ts';
import * as selectors from '#machines/answer.selectors.ts';
import { noon, requestFacts, today, validDraft } from '#tests/support/booking-draft.ts';

const requestOf = (patch: Partial<BookingDraft> = {}) =>
  toStaffRequest(parseBooking({ ...validDraft, ...patch }, today), requestFacts);

const link = { type: 'link.open', code: '1zcode', today, minutes: noon } as const;

function startDesk(decode: () => Promise<StaffRequest>) {
  const clock = new SimulatedClock();
  const decodeRequest = vi.fn<() => Promise<StaffRequest>>(decode);
  const machine = answerMachine.provide({ actors: { decodeRequest: fromPromise(decodeRequest) } });
  const desk = createActor(machine, { clock }).start();
  return { desk, clock, decodeRequest, state: () => desk.getSnapshot() };
}

/** Opens an answer desk that has already read its link. */
async function openDesk(patch: Partial<BookingDraft> = {}, opened = {}) {
  const started = startDesk(() => Promise.resolve(requestOf(patch)));
  started.desk.send({ ...link, ...opened });
  await vi.waitFor(() => expect(selectors.selectIsReading(started.state())).toBe(false));
  return started;
}

describe('the link to the answer desk', () => {
  it('the answer machine forgets the answer code after decoding it', async () => {
    const { state, decodeRequest } = await openDesk();
    expect(state().value).toBe('choosing');
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

  it('a link with another answer code replaces the current request', async () => {
    const { desk, state } = await openDesk();
    desk.send({ type: 'answer.choose', kind: 'yes' });
    desk.send({ ...link, code: '1zother' });
    expect(state()).toMatchObject({ value: 'reading', context: { request: null } });
  });

  it('opening a link without an answer code keeps the current request', async () => {
    const { desk, state } = await openDesk();
    desk.send({ ...link, code: '' });
    expect(state().value).toBe('choosing');
  });
});

describe('the choice of an answer', () => {
  it.each([
    ['3', ['yes', 'otherDay', 'no', 'deposit', 'reminder', 'weather', 'thanks']],
    ['10', ['yes', 'offer', 'otherDay', 'no', 'deposit', 'reminder', 'weather', 'thanks']],
  ])('staff can answer a request for %s guests with the answers %j', async (persons, kinds) => {
    const { state } = await openDesk({ persons });
    expect(selectors.selectKinds(state())).toEqual(kinds);
  });

  it.each([
    ['on the day after the tour', { today: '2026-12-26', minutes: 0 }],
    ['after the departure on the day of the tour', { today: '2026-12-25', minutes: noon }],
  ])(
    'staff cannot choose the "yes" answer for a tour that has departed (%s)',
    async (_, opened) => {
      const { desk, state } = await openDesk({}, opened);
      expect(state().value).toBe('departed');
      expect(selectors.selectKinds(state())).toEqual(['otherDay', 'no', 'weather', 'thanks']);
      desk.send({ type: 'answer.choose', kind: 'yes' });
      expect(state().value).toBe('departed');
      desk.send({ type: 'answer.choose', kind: 'thanks' });
      desk.send({ type: 'answer.leave' });
      expect(state().value).toBe('departed');
    },
  );

  it('the "otherDay" answer proposes no day on which the tour is closed', async () => {
    const { desk, state } = await openDesk();
    const closedDays = [{ from: '2026-12-20', to: '2026-12-24', reason: 'Wind' }];
    desk.send({ type: 'closedDays.change', closedDays });
    desk.send({ type: 'answer.choose', kind: 'otherDay' });
    expect(state().context.options).toMatchObject({
      firstDay: '2026-12-26',
      secondDay: '2026-12-27',
    });
  });
});

describe('the answer text', () => {
  it('the answer text follows the options unless staff have edited the text', async () => {
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

  it('an empty answer text cannot be sent', async () => {
    const { desk, state } = await openDesk();
    desk.send({ type: 'answer.choose', kind: 'yes' });
    desk.send({ type: 'text.edit', text: '' });
    expect(selectors.selectText(state())).toBe('');
    desk.send({ type: 'answer.send', channel: 'copy' });
    expect(selectors.selectIsHandedOver(state())).toBe(false);
  });
});

describe('sending an answer', () => {
  it('an answer with a missing field cannot be sent', async () => {
    const { desk, state } = await openDesk({ pickupLocation: 'Not sure yet' });
    desk.send({ type: 'answer.choose', kind: 'deposit' });
    desk.send({ type: 'answer.send', channel: 'email' });
    expect(state().value).toEqual({ composing: 'prepared' });
    desk.send({ type: 'options.change', patch: { pickupPlace: 'Radisson' } });
    desk.send({ type: 'answer.send', channel: 'email' });
    expect(state()).toMatchObject({
      value: { composing: 'handedOver' },
      context: { channel: 'email' },
    });
  });

  it('an answer cannot be sent by WhatsApp or email if that channel has no link', async () => {
    const { desk, state } = await openDesk({ phone: '305-555-0142' });
    desk.send({ type: 'answer.choose', kind: 'no' });
    expect(selectors.selectWhatsAppHref(state())).toBeNull();
    desk.send({ type: 'answer.send', channel: 'whatsapp' });
    desk.send({ type: 'text.edit', text: 'x'.repeat(1900) });
    expect(selectors.selectEmailHref(state())).toBeNull();
    desk.send({ type: 'answer.send', channel: 'email' });
    expect(state().value).toEqual({ composing: 'edited' });
    desk.send({ type: 'answer.send', channel: 'copy' });
    expect(state().value).toEqual({ composing: 'handedOver' });
    desk.send({ type: 'text.edit', text: 'See you!' });
    expect(state().value).toEqual({ composing: 'edited' });
  });

  it('staff correct an option or the text after the answer was handed over', async () => {
    const { desk, state } = await openDesk();
    desk.send({ type: 'answer.choose', kind: 'yes' });
    desk.send({ type: 'answer.send', channel: 'email' });
    desk.send({ type: 'options.change', patch: { pickupTime: '8:15 AM' } });
    expect(state().value).toEqual({ composing: 'prepared' });
    expect(selectors.selectText(state())).toContain('about 8:15 AM');
    desk.send({ type: 'answer.send', channel: 'email' });
    desk.send({ type: 'text.edit', text: 'See you!' });
    expect(state().value).toEqual({ composing: 'edited' });
  });

  it('staff replace an edited text that was handed over by the prepared text', async () => {
    const { desk, state } = await openDesk();
    desk.send({ type: 'answer.choose', kind: 'yes' });
    desk.send({ type: 'text.edit', text: 'See you!' });
    desk.send({ type: 'answer.send', channel: 'email' });
    desk.send({ type: 'options.change', patch: { pickupTime: '8:15 AM' } });
    expect(state().value).toEqual({ composing: 'handedOver' });
    desk.send({ type: 'text.restore' });
    expect(state().value).toEqual({ composing: 'prepared' });
    expect(selectors.selectText(state())).toContain('The tour is available');
  });
});

describe('a page that stays open', () => {
  it('the machine takes the new day, and closes the answers of a tour that has left', async () => {
    const { desk, state } = await openDesk();
    desk.send({ type: 'day.change', today: '2026-12-24', minutes: 0 });
    expect(state()).toMatchObject({ value: 'choosing', context: { today: '2026-12-24' } });
    desk.send({ type: 'day.change', today: '2026-12-25', minutes: noon });
    expect(state().value).toBe('departed');
  });

  it('the text and the check of days follow the new day', async () => {
    const { desk, state } = await openDesk();
    desk.send({ type: 'answer.choose', kind: 'yes' });
    desk.send({ type: 'day.change', today: '2026-12-24', minutes: 0 });
    expect(selectors.selectText(state())).toContain('we’ll call you to arrange the deposit');
    desk.send({ type: 'answer.leave' });
    desk.send({ type: 'answer.choose', kind: 'otherDay' });
    desk.send({ type: 'options.change', patch: { firstDay: '2026-12-20' } });
    expect(selectors.selectErrors(state())).toHaveProperty('firstDay');
  });

  it('a day in the edited text gets a warning', async () => {
    const { desk, state } = await openDesk();
    desk.send({ type: 'answer.choose', kind: 'otherDay' });
    expect(selectors.selectDayWarnings(state())).toEqual([]);
    desk.send({ type: 'text.edit', text: 'Come on November 1, 2026.' });
    expect(selectors.selectDayWarnings(state())).toEqual([
      'November 1, 2026: Choose a day between today and one year from now.',
    ]);
  });
});
