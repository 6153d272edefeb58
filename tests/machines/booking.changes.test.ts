import { describe, expect, it, vi } from 'vitest';

import { emptyDraft } from '#domain/booking/booking.ts';
import { firstVersion } from '#domain/booking/reference.ts';
import { SubmissionError } from '#domain/booking/submission-error.ts';
import {
  selectAreAnswersLost,
  selectChangedReference,
  selectDraft,
  selectOther,
  selectReceipt,
  selectReference,
  selectSavedDraft,
  selectTourId,
} from '#machines/booking.selectors.ts';
import { startBooking, type Send } from '#tests/support/booking-actor.ts';
import {
  otherReference,
  receipt,
  reference,
  today,
  validDraft,
} from '#tests/support/booking-draft.ts';

/** Returns to a sent request and starts to change it. */
function startEditing(answers: typeof validDraft | null = validDraft, send?: Send) {
  const booking = startBooking({ sent: receipt }, send);
  expect(booking.value()).toBe('alreadySent');
  booking.tell({ type: 'request.change', sent: receipt, answers });
  return booking;
}

describe('a change to a sent request', () => {
  it('a change opens the review with every answer while the answers are in memory', () => {
    const { value, context, read } = startEditing();
    expect(value()).toEqual({ editing: { review: 'ready' } });
    expect(context()).toMatchObject({ draft: validDraft, resumed: 'change', today });
    expect(read(selectAreAnswersLost)).toBe(false);
  });

  it('a change after a reload opens step 1 with only tour, date and persons', () => {
    const { value, context, read } = startEditing(null);
    expect(value()).toEqual({ editing: 'trip' });
    const { tourId, date } = receipt;
    expect(context().draft).toEqual({ ...emptyDraft, tourId, date, persons: '3' });
    expect(read(selectAreAnswersLost)).toBe(true);
  });

  it('a change is sent under the same reference as the next version, which replaces the one before', async () => {
    const send = vi.fn<Send>(() => Promise.resolve());
    const { change, submit, isSent, read } = startEditing(validDraft, send);
    expect(read(selectChangedReference)).toBe(reference);
    change({ persons: '4' });
    submit();
    await isSent();
    expect(send.mock.calls).toEqual([
      [
        expect.objectContaining({
          reference: `${reference}-2`,
          replaces: reference,
          isDoubtful: false,
        }),
      ],
    ]);
    expect(read(selectReceipt)).toEqual({ ...receipt, persons: 4, reference: `${reference}-2` });
  });

  it('a second change replaces every earlier version', () => {
    const sent = { ...receipt, reference: `${reference}-2` };
    const send = vi.fn<Send>(() => new Promise(() => {}));
    const { tell, submit } = startBooking({ sent }, send);
    tell({ type: 'request.change', sent, answers: validDraft });
    submit();
    expect(send.mock.calls).toEqual([
      [
        expect.objectContaining({
          reference: `${reference}-3`,
          replaces: `${reference} or ${reference}-2`,
        }),
      ],
    ]);
  });

  it('a change saves nothing in the tab until the visitor changes an answer', () => {
    const { change, tell, next, read } = startEditing();
    tell({ type: 'field.edit', field: 'email' });
    next();
    expect(read(selectSavedDraft)).toBeNull();
    change({ email: 'new@example.com' });
    expect(read(selectSavedDraft)).toMatchObject({
      reference,
      versions: { current: 2, last: 2, unconfirmed: 0, sent: 1 },
    });
  });

  it('a change without new answers is saved after a failure that may have reached the service', async () => {
    const { submit, hasFailed, read } = startEditing(validDraft, () =>
      Promise.reject(new SubmissionError('timedOut', 'no')),
    );
    submit();
    await hasFailed();
    expect(read(selectSavedDraft)).toMatchObject({ versions: { unconfirmed: 2, sent: 1 } });
  });

  it('a change is resumed after a reload', () => {
    const versions = { current: 2, last: 2, unconfirmed: 0, sent: 1 };
    const saved = { reference, versions, draft: validDraft, step: 'review' } as const;
    const { context, read } = startBooking({ saved, sent: receipt });
    expect(context().resumed).toBe('change');
    expect(read(selectReference)).toBe(`${reference}-2`);
  });

  it('a canceled change leaves the sent request unchanged', () => {
    const { change, tell, value, context, read } = startEditing();
    change({ persons: '4' });
    tell({ type: 'change.cancel' });
    expect(value()).toBe('alreadySent');
    expect(context().sent).toEqual(receipt);
    expect(read(selectSavedDraft)).toBeNull();
  });

  it('a change can be canceled after a failed attempt, and the session can then end', async () => {
    const { submit, hasFailed, tell, value, context } = startEditing(validDraft, () =>
      Promise.reject(new SubmissionError('offline', 'no')),
    );
    submit();
    await hasFailed();
    tell({ type: 'change.cancel' });
    expect(value()).toBe('alreadySent');
    expect(context().error).toBeNull();
    tell({ type: 'session.end' });
    expect(value()).toBe('opening');
  });

  it('a change is not saved after an answer is changed and changed back', () => {
    const { change, read } = startEditing();
    change({ persons: '4' });
    expect(read(selectSavedDraft)).not.toBeNull();
    change({ persons: validDraft.persons });
    expect(read(selectSavedDraft)).toBeNull();
  });

  it('a change cannot be canceled once it may have arrived', async () => {
    const { submit, tell, value, context } = startEditing(validDraft, () =>
      Promise.reject(new SubmissionError('busy', 'no')),
    );
    submit();
    await vi.waitFor(() => expect(value()).toEqual({ editing: { review: 'failed' } }));
    expect(context().versions.unconfirmed).toBe(2);
    tell({ type: 'change.cancel' });
    expect(value()).toEqual({ editing: { review: 'failed' } });
  });

  it('a change cannot be canceled while it is being sent', () => {
    const { submit, tell, value } = startEditing(validDraft, () => new Promise(() => {}));
    submit();
    tell({ type: 'change.cancel' });
    expect(value()).toBe('submitting');
  });

  it('a change keeps its reference when another tab holds the same request', () => {
    const { tell, read } = startEditing();
    tell({ type: 'reference.conflict', reference: otherReference });
    expect(read(selectReference)).toBe(`${reference}-3`);
  });

  it.each([
    ['a new request', {}],
    ['a new request beside a sent one', { sent: receipt, saved: null }],
  ])('a change cannot be canceled in %s', (_, visit) => {
    const booking = startBooking(visit);
    if (booking.value() === 'alreadySent') {
      booking.tell({ type: 'draft.restart', reference: otherReference });
    }
    booking.tell({ type: 'change.cancel' });
    expect(booking.value()).toEqual({ editing: 'trip' });
  });
});

describe('a sent request that is to be changed while the form holds another one', () => {
  const saved = { reference, versions: firstVersion, draft: validDraft, step: 'review' } as const;
  const sent = { ...receipt, reference: otherReference };
  const changeSent = { type: 'request.change', sent, answers: validDraft } as const;
  const replaceDraft = { type: 'draft.replace', reference, answers: validDraft } as const;

  it("a sent request waits for the visitor's decision before it replaces the request in the form", () => {
    const { tell, read, context } = startBooking({ saved });
    tell(changeSent);
    expect(read(selectOther)).toEqual({ sent });
    expect(read(selectSavedDraft)).toMatchObject({ reference, draft: validDraft });
    tell({ type: 'notice.dismiss' });
    expect(read(selectOther)).toBeNull();
    expect(context().draft).toEqual(validDraft);
  });

  it('a sent request waits while the request in the form is being sent, and after that one failed', async () => {
    const { tell, submit, hasFailed, read, value } = startBooking({ saved }, () =>
      Promise.reject(new SubmissionError('busy', 'no')),
    );
    submit();
    tell(changeSent);
    tell(replaceDraft);
    expect(value()).toBe('submitting');
    await hasFailed();
    expect(read(selectOther)).toEqual({ sent });
  });

  it('a sent request replaces the request in the form if the visitor agrees', () => {
    const { tell, read, value } = startBooking({ saved });
    tell(changeSent);
    tell(replaceDraft);
    expect(value()).toEqual({ editing: { review: 'ready' } });
    expect(read(selectReference)).toBe(`${otherReference}-2`);
    expect(read(selectChangedReference)).toBe(otherReference);
    expect(read(selectOther)).toBeNull();
  });

  it('a sent request does not wait if the form already holds it', () => {
    const { tell, read } = startEditing();
    tell({ type: 'request.change', sent: receipt, answers: null });
    expect(read(selectOther)).toBeNull();
    expect(read(selectDraft)).toEqual(validDraft);
  });
});

describe('another tour that is asked for during a change to a sent request', () => {
  const tourId = 'lamanai-tour-placencia';
  const versions = { ...firstVersion, current: 2, last: 2, sent: 1 };
  const saved = { reference, versions, draft: validDraft, step: 'review' } as const;

  it.each([
    ['a draft that is resumed', () => startBooking({ saved, tourId })],
    [
      'an open form',
      () => {
        const booking = startBooking({ saved });
        booking.tell({ type: 'tour.choose', tourId });
        return booking;
      },
    ],
  ])('a request for another tour does not change the tour of the request in %s', (_, start) => {
    const { read } = start();
    expect(read(selectTourId)).toBe(validDraft.tourId);
    expect(read(selectOther)).toEqual({ tourId });
  });

  it('a request for another tour starts a new request if the visitor agrees', () => {
    const { tell, read, value } = startBooking({ saved, tourId });
    tell({ type: 'draft.replace', reference: otherReference, answers: null });
    expect(value()).toEqual({ editing: 'trip' });
    expect(read(selectReference)).toBe(otherReference);
    expect(read(selectDraft)).toEqual({ ...emptyDraft, tourId, persons: '4' });
    expect(read(selectChangedReference)).toBeNull();
  });

  it('a request for another tour does not change the tour of a request that may have arrived', () => {
    const unconfirmed = { ...firstVersion, unconfirmed: 1 };
    const { read } = startBooking({ saved: { ...saved, versions: unconfirmed }, tourId });
    expect(read(selectTourId)).toBe(validDraft.tourId);
    expect(read(selectReference)).toBe(reference);
    expect(read(selectOther)).toEqual({ tourId });
  });

  it('a request for another tour waits for the request that is being sent', async () => {
    const { tell, submit, hasFailed, read } = startBooking(
      { saved: { ...saved, versions: firstVersion } },
      () => Promise.reject(new SubmissionError('offline', 'no')),
    );
    submit();
    tell({ type: 'tour.choose', tourId });
    expect(read(selectOther)).toEqual({ tourId });
    await hasFailed();
    expect(read(selectOther)).toEqual({ tourId });
    expect(read(selectTourId)).toBe(validDraft.tourId);
  });

  it('a request for another tour changes nothing if the request being sent is for the same tour', () => {
    const { tell, submit, read } = startBooking({ saved }, () => new Promise(() => {}));
    submit();
    tell({ type: 'tour.choose', tourId: receipt.tourId });
    expect(read(selectOther)).toBeNull();
  });

  it('a request for another tour replaces a request that was sent meanwhile', async () => {
    const { tell, submit, isSent, read, value } = startBooking({ saved });
    submit();
    tell({ type: 'tour.choose', tourId });
    await isSent();
    tell({ type: 'draft.replace', reference: otherReference, answers: null });
    expect(value()).toEqual({ editing: 'trip' });
    expect(read(selectReference)).toBe(otherReference);
    expect(read(selectTourId)).toBe(tourId);
  });

  it('a request that was never sent takes over the other tour', () => {
    const { tell, read } = startBooking({ saved: { ...saved, versions: firstVersion } });
    tell({ type: 'tour.choose', tourId });
    expect(read(selectTourId)).toBe(tourId);
    expect(read(selectOther)).toBeNull();
  });
});
