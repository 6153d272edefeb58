import { describe, expect, it, vi } from 'vitest';

import { emptyDraft } from '#domain/booking/draft.ts';
import { readSavedDraft, writeSavedDraft } from '#domain/booking/stored-booking.ts';
import { SubmissionError, type SubmissionErrorCode } from '#domain/booking/submission-error.ts';
import { selectReceipt, selectSavedDraft } from '#machines/booking.selectors.ts';
import {
  references,
  startBooking,
  startReviewing,
  type Send,
} from '#tests/support/booking-actor.ts';
import { otherReference, receipt, reference, validDraft } from '#tests/support/booking-draft.ts';

type Booking = ReturnType<typeof startBooking>;

const failsWith = (code: SubmissionErrorCode) => () =>
  Promise.reject(new SubmissionError(code, 'no'));

const mails = (send: ReturnType<typeof vi.fn<Send>>) =>
  send.mock.calls.map(([sent]) => [sent.reference, sent.replaces]);

function changeEmail({ tell, change, next }: Booking, email: string) {
  tell({ type: 'field.edit', field: 'email' });
  change({ email });
  next();
}

describe('the reference of each mail', () => {
  it('a draft has no reference until it is submitted for the first time', () => {
    const { read, submit } = startReviewing(() => new Promise(() => {}));
    expect(read(selectSavedDraft)?.reference).toBeNull();
    submit();
    expect(read(selectSavedDraft)?.reference).toBe(reference);
  });

  it.each([
    ['timedOut', 'new@example.com', otherReference, reference],
    ['busy', 'new@example.com', otherReference, reference],
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
      booking.submit();
      await booking.isSent();
      expect(mails(send)).toEqual([
        [reference, null],
        [named, replaces],
      ]);
    },
  );

  it('two changes after mails that may have arrived name both of them', async () => {
    const send = vi.fn<Send>(failsWith('busy'));
    const booking = startReviewing(send);
    for (const email of [validDraft.email, 'new@example.com', 'newer@example.com']) {
      changeEmail(booking, email);
      booking.submit();
      await booking.hasFailed();
    }
    expect(mails(send)).toEqual([
      [references[0], null],
      [references[1], references[0]],
      [references[2], `${references[0]} and ${references[1]}`],
    ]);
  });

  it('a change after Back from an attempt without an answer gets a new reference', async () => {
    const send = vi.fn<Send>(() => new Promise(() => {}));
    const booking = startReviewing(send);
    booking.submit();
    booking.clock.increment(20_000);
    booking.tell({ type: 'step.back' });
    booking.change({ accommodation: 'Another hotel' });
    booking.next();
    booking.submit();
    expect(mails(send)).toEqual([
      [reference, null],
      [otherReference, reference],
    ]);
  });

  it('after a reload, a change to a request that may have arrived names that request', async () => {
    const send = vi.fn<Send>(() => Promise.resolve());
    const saved = {
      reference: references[2],
      replaces: [],
      mayHaveArrived: true,
      draft: validDraft,
      step: 'review',
    } as const;
    const booking = startBooking({ saved: { ...saved, replaces: [] } }, send);
    changeEmail(booking, 'new@example.com');
    booking.submit();
    await booking.isSent();
    expect(mails(send)).toEqual([[reference, references[2]]]);
    expect(booking.read(selectReceipt)).toMatchObject({ reference, replaces: [references[2]] });
  });
});

describe('a duplicated tab', () => {
  /** Opens the form with a copy of this tab's storage. */
  const duplicate = ({ read }: Booking, send: Send) =>
    startBooking({ saved: readSavedDraft(writeSavedDraft(read(selectSavedDraft)!, 0), 0) }, send);

  it('a tab that is duplicated before the first mail sends under another reference', () => {
    const sends = [vi.fn<Send>(), vi.fn<Send>()] as const;
    const tab = startReviewing(sends[0].mockReturnValue(new Promise(() => {})));
    const copy = duplicate(tab, sends[1].mockReturnValue(new Promise(() => {})));
    tab.submit();
    copy.tell({
      type: 'booking.submit',
      newReference: otherReference,
      isHoneypotFilled: false,
      today: copy.context().today,
      minutes: 0,
    });
    expect(sends.flatMap(mails)).toEqual([
      [reference, null],
      [otherReference, null],
    ]);
  });

  it('a tab that is duplicated after the first mail shares its reference', () => {
    const sends = [vi.fn<Send>(), vi.fn<Send>()] as const;
    const tab = startReviewing(sends[0].mockReturnValue(new Promise(() => {})));
    tab.submit();
    const copy = duplicate(tab, sends[1].mockReturnValue(new Promise(() => {})));
    expect(copy.context().notice).toBe('mayHaveArrived');
    copy.submit();
    expect(sends.flatMap(mails)).toEqual([
      [reference, null],
      [reference, null],
    ]);
  });
});

describe('a change to a sent request', () => {
  /** Opens the form of a sent request and starts to change the request. */
  function startChange(answers: typeof validDraft | null = validDraft, send?: Send) {
    const sent = { ...receipt, reference: references[2] };
    const booking = startBooking({ sent }, send);
    expect(booking.value()).toBe('alreadySent');
    booking.tell({ type: 'request.change', sent, answers });
    return booking;
  }

  it('a change to a sent request opens the review if the answers are still in memory', () => {
    const { value, context } = startChange();
    expect(value()).toEqual({ editing: { review: 'ready' } });
    expect(context()).toMatchObject({ draft: validDraft, notice: 'change' });
  });

  it('after a reload, a change to a sent request opens step 1 with only tour, date and persons', () => {
    const { value, context } = startChange(null);
    expect(value()).toEqual({ editing: 'trip' });
    const { tourId, date } = receipt;
    expect(context()).toMatchObject({
      draft: { ...emptyDraft, tourId, date, persons: '3' },
      notice: 'changeFromReceipt',
    });
  });

  it('a changed request is sent under a new reference and names the sent one', async () => {
    const send = vi.fn<Send>(() => Promise.resolve());
    const { change, submit, isSent, read } = startChange(validDraft, send);
    change({ persons: '4' });
    submit();
    await isSent();
    expect(mails(send)).toEqual([[reference, references[2]]]);
    expect(read(selectReceipt)).toEqual({ ...receipt, persons: 4, replaces: [references[2]] });
  });

  it('a second change to a sent request names both earlier mails', () => {
    const send = vi.fn<Send>(() => new Promise(() => {}));
    const sent = { ...receipt, reference: references[2], replaces: [references[3]] };
    const { tell, submit } = startBooking({ sent }, send);
    tell({ type: 'request.change', sent, answers: validDraft });
    submit();
    expect(mails(send)).toEqual([[reference, `${references[3]} and ${references[2]}`]]);
  });

  it('request.change is ignored if the form already changes the same request', () => {
    const { tell, context } = startChange();
    tell({
      type: 'request.change',
      sent: { ...receipt, reference: references[2] },
      answers: null,
    });
    expect(context()).toMatchObject({ draft: validDraft, notice: 'change' });
  });

  it('a change to a sent request does not overwrite a draft in the form', () => {
    const draft = { ...validDraft, firstName: 'Grace' };
    const saved = { reference: null, replaces: [], mayHaveArrived: false, draft, step: 'trip' };
    const booking = startBooking({ saved: { ...saved, step: 'trip' }, sent: receipt });
    booking.tell({ type: 'request.change', sent: receipt, answers: validDraft });
    expect(booking.value()).toEqual({ editing: 'trip' });
    expect(booking.context()).toMatchObject({ draft, notice: 'unfinished' });
  });
});
