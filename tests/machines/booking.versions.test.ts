import { describe, expect, it, vi } from 'vitest';

import { SubmissionError, type SubmissionErrorCode } from '#domain/booking/submission-error.ts';
import {
  selectArrived,
  selectIsCopy,
  selectReference,
  selectSavedDraft,
  selectUnconfirmedReference,
} from '#machines/booking.selectors.ts';
import { startBooking, startReviewing, type Send } from '#tests/support/booking-actor.ts';
import {
  otherReference,
  receipt,
  reference,
  today,
  validDraft,
} from '#tests/support/booking-draft.ts';

type Booking = ReturnType<typeof startBooking>;

const failsWith = (code: SubmissionErrorCode) => () =>
  Promise.reject(new SubmissionError(code, 'no'));

function changeEmail({ tell, change }: Booking, email: string) {
  tell({ type: 'field.edit', field: 'email' });
  change({ email });
}

const left = (versions: { current: number; last: number; unconfirmed: number }) =>
  startBooking({
    saved: { reference, versions: { ...versions, sent: 0 }, draft: validDraft, step: 'review' },
  });

describe('the version of each attempt', () => {
  it.each([
    ['timedOut', 'new@example.com', `${reference}-2`, reference],
    ['busy', 'new@example.com', `${reference}-2`, reference],
    ['timedOut', validDraft.email, reference, null],
    ['offline', 'new@example.com', reference, null],
    ['rejected', 'new@example.com', reference, null],
  ] as const)(
    'after the error %s, the next attempt with the email %s has the reference %s',
    async (code, email, named, replaces) => {
      const send = vi.fn<Send>().mockImplementationOnce(failsWith(code)).mockResolvedValueOnce();
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

  it('every attempt to send a request lists the earlier versions that it replaces', async () => {
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

  it('after a reload, a change gets the version after the one that may have arrived', () => {
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

  it('a duplicated tab gets a different reference', () => {
    const { tell, read } = startReviewing();
    tell(taken);
    expect([read(selectReference), read(selectIsCopy)]).toEqual([otherReference, true]);
  });

  it('a duplicated tab whose request may have arrived keeps the reference under a new version number', () => {
    const { submit, clock, tell, read } = startReviewing(() => new Promise(() => {}));
    submit();
    clock.increment(20_000);
    tell({ type: 'version.advance', version: 3 });
    tell(taken);
    expect(read(selectReference)).toBe(`${reference}-4`);
    expect(read(selectUnconfirmedReference)).toBe(reference);
    expect(read(selectIsCopy)).toBe(true);
  });

  it('the version number of a duplicated tab never decreases', () => {
    const { tell, context } = startReviewing();
    tell({ type: 'version.advance', version: 0 });
    expect(context().versions.last).toBe(1);
  });
});

describe('a response after the timeout', () => {
  const late = (versioned = reference) =>
    ({
      type: 'response.late',
      sent: { ...receipt, reference: versioned },
      answers: validDraft,
    }) as const;

  function startTimedOut() {
    const booking = startReviewing(() => new Promise(() => {}));
    booking.submit();
    booking.clock.increment(20_000);
    return booking;
  }

  it.each([
    ['on any step', ({ tell }: Booking) => tell({ type: 'step.back' })],
    ['during a second attempt', ({ submit }: Booking) => submit(today)],
  ])('a response after the timeout opens the confirmation page (%s)', (_, act) => {
    const booking = startTimedOut();
    act(booking);
    booking.tell(late());
    expect(booking.value()).toBe('sent');
  });

  it('a late response to a changed request is announced until the next attempt', () => {
    const booking = startTimedOut();
    changeEmail(booking, 'new@example.com');
    booking.tell(late());
    expect(booking.value()).toEqual({ editing: 'trip' });
    expect(booking.read(selectArrived)).toBe(reference);
    expect(booking.context().error).toBeNull();
    booking.next();
    booking.submit();
    expect(booking.read(selectArrived)).toBeNull();
  });

  it('after a late response, the draft is saved as a change to the request that arrived', () => {
    const booking = startTimedOut();
    changeEmail(booking, 'new@example.com');
    booking.tell(late());
    expect(booking.storeReceipt.mock.calls).toEqual([[{ sent: receipt, answers: validDraft }]]);
    const saved = booking.read(selectSavedDraft);
    expect(saved?.versions).toEqual({ current: 2, last: 2, unconfirmed: 0, sent: 1 });
    expect(startBooking({ saved, sent: receipt }).context().resumed).toBe('change');
  });

  it('after a late response, the visitor can discard unsent changes', () => {
    const booking = startTimedOut();
    changeEmail(booking, 'new@example.com');
    booking.tell(late());
    booking.tell({ type: 'change.cancel' });
    expect(booking.value()).toBe('alreadySent');
    expect(booking.context().sent).toEqual(receipt);
    expect(booking.read(selectArrived)).toBeNull();
  });

  it('a late response to an earlier version is announced until the visitor dismisses the notice', () => {
    const { tell, context, read } = left({ current: 3, last: 3, unconfirmed: 2 });
    tell(late());
    expect(read(selectArrived)).toBe(reference);
    expect(context().resumed).toBeNull();
    tell({ type: 'notice.dismiss' });
    expect(read(selectArrived)).toBeNull();
  });

  it('a late response to an earlier version does not confirm a later version', () => {
    const { tell, read, context, value } = left({ current: 3, last: 3, unconfirmed: 2 });
    tell(late());
    expect(context().versions).toMatchObject({ unconfirmed: 2, sent: 1 });
    expect(read(selectUnconfirmedReference)).toBe(`${reference}-2`);
    tell({ type: 'change.cancel' });
    expect(value()).not.toBe('alreadySent');
  });

  it.each([
    ['version that is already confirmed', reference],
    ['version before a confirmed version', `${reference}-2`],
  ])('a late response to an already confirmed request is ignored (%s)', (_, sentReference) => {
    const sent = { ...receipt, reference: sentReference };
    const { tell, read, context, storeReceipt } = startBooking({ sent });
    tell({ type: 'request.change', sent, answers: validDraft });
    const before = context();
    tell(late());
    expect(read(selectArrived)).toBeNull();
    expect(context()).toEqual(before);
    expect(storeReceipt).not.toHaveBeenCalled();
  });

  it.each([
    ['a request that was restarted', otherReference, reference, startTimedOut],
    ['a request that was never sent', null, reference, startReviewing],
    ['another request', null, otherReference, startTimedOut],
  ])('a late response does not affect an unrelated request: %s', (_, restart, arrived, start) => {
    const { tell, value, read } = start();
    if (restart) tell({ type: 'draft.restart', reference: restart });
    const before = value();
    tell(late(arrived));
    expect(value()).toEqual(before);
    expect(read(selectArrived)).toBeNull();
  });
});
