import { describe, expect, it, vi } from 'vitest';

import { SendFailure, type SendProblem } from '#domain/booking/submission-error.ts';
import {
  selectArrived,
  selectIsCopy,
  selectReference,
  selectSavedDraft,
  selectUnconfirmedReference,
} from '#machines/booking.selectors.ts';
import { startBooking, startReviewing, type Send } from '#tests/support/booking-actor.ts';
import { otherReference, reference, today, validDraft } from '#tests/support/booking-draft.ts';

type Booking = ReturnType<typeof startBooking>;

const failsWith = (problem: SendProblem) => () => Promise.reject(new SendFailure(problem, 'no'));

function changeEmail({ tell, change }: Booking, email: string) {
  tell({ type: 'field.edit', field: 'email' });
  change({ email });
}

const left = (versions: { current: number; last: number; unconfirmed: number }) =>
  startBooking({
    saved: { reference, versions: { ...versions, sent: 0 }, draft: validDraft, step: 'review' },
  });

describe('one reference, one request', () => {
  it.each([
    ['timedOut', 'new@example.com', `${reference}-2`, reference],
    ['busy', 'new@example.com', `${reference}-2`, reference],
    ['timedOut', validDraft.email, reference, null],
    ['offline', 'new@example.com', reference, null],
    ['rejected', 'new@example.com', reference, null],
  ] as const)(
    'after an attempt that ended as %s, sent again with %s, is named %s',
    async (problem, email, named, replaces) => {
      const send = vi.fn<Send>().mockImplementationOnce(failsWith(problem)).mockResolvedValueOnce();
      const booking = startReviewing(send);
      booking.submit();
      await booking.hasFailed();
      changeEmail(booking, email);
      booking.next();
      booking.submit();
      await booking.isSent();
      expect(send.mock.calls.map(([sent]) => [sent.reference, sent.replaces])).toEqual([
        [reference, null],
        [named, replaces],
      ]);
    },
  );

  it('says with every try of a version which earlier ones it replaces', async () => {
    const send = vi.fn<Send>(failsWith('timedOut'));
    const booking = startReviewing(send);
    for (const email of [null, 'new@example.com', null, 'newer@example.com']) {
      if (email) {
        changeEmail(booking, email);
        booking.next();
      }
      booking.submit();
      await booking.hasFailed();
    }
    expect(send.mock.calls.map(([sent]) => [sent.reference, sent.replaces])).toEqual([
      [reference, null],
      [`${reference}-2`, reference],
      [`${reference}-2`, reference],
      [`${reference}-3`, `${reference} or ${reference}-2`],
    ]);
  });

  it('remembers over a reload what may have arrived, and counts on from there', () => {
    const booking = left({ current: 2, last: 2, unconfirmed: 2 });
    expect(booking.read(selectUnconfirmedReference)).toBe(`${reference}-2`);
    changeEmail(booking, 'new@example.com');
    expect(booking.read(selectReference)).toBe(`${reference}-3`);
    const { versions } = booking.read(selectSavedDraft) ?? {};
    expect(versions).toEqual({ current: 3, last: 3, unconfirmed: 2, sent: 0 });
  });
});

describe('a duplicated tab', () => {
  const taken = { type: 'reference.conflict', reference: otherReference } as const;

  it('gets a reference of its own', () => {
    const { tell, read } = startReviewing();
    tell(taken);
    expect([read(selectReference), read(selectIsCopy)]).toEqual([otherReference, true]);
  });

  it('stays the same request once that may have arrived, under a number of its own', () => {
    const { submit, clock, tell, read } = startReviewing(() => new Promise(() => {}));
    submit();
    clock.increment(20_000);
    tell({ type: 'version.advance', version: 3 });
    tell(taken);
    expect(read(selectReference)).toBe(`${reference}-4`);
    expect(read(selectUnconfirmedReference)).toBe(reference);
    expect(read(selectIsCopy)).toBe(true);
  });

  it('never counts back', () => {
    const { tell, context } = startReviewing();
    tell({ type: 'version.advance', version: 0 });
    expect(context().versions.last).toBe(1);
  });
});

describe('an answer after the time-out', () => {
  const arrive = { type: 'response.late', reference } as const;

  function startTimedOut() {
    const booking = startReviewing(() => new Promise(() => {}));
    booking.submit();
    booking.clock.increment(20_000);
    return booking;
  }

  it.each([
    ['whatever step the visitor is on', ({ tell }: Booking) => tell({ type: 'step.back' })],
    ['while a second attempt is on its way', ({ submit }: Booking) => submit(today)],
  ])('ends in the confirmation, %s', (_, act) => {
    const booking = startTimedOut();
    act(booking);
    booking.tell(arrive);
    expect(booking.value()).toBe('sent');
  });

  it('is told, and ends nothing, when the answers were changed since', () => {
    const booking = startTimedOut();
    changeEmail(booking, 'new@example.com');
    booking.tell(arrive);
    expect(booking.value()).toEqual({ editing: 'trip' });
    expect(booking.context()).toMatchObject({ arrived: reference, problem: null });
    booking.next();
    booking.submit();
    expect(booking.context().arrived).toBeNull();
  });

  it('is told when it is of the first of several versions, until that was read', () => {
    const { tell, context } = left({ current: 3, last: 3, unconfirmed: 2 });
    tell(arrive);
    expect(context()).toMatchObject({ arrived: reference, resumed: null });
    tell({ type: 'notice.dismiss' });
    expect(context().arrived).toBeNull();
  });

  it.each([
    ['it was begun anew', otherReference, reference, startTimedOut],
    ['nothing was sent', null, reference, startReviewing],
    ['it is of another request', null, otherReference, startTimedOut],
  ])('means nothing to a request where %s', (_, restart, late, start) => {
    const { tell, value, read } = start();
    if (restart) tell({ type: 'draft.restart', reference: restart });
    const before = value();
    tell({ type: 'response.late', reference: late });
    expect(value()).toEqual(before);
    expect(read(selectArrived)).toBeNull();
  });
});
