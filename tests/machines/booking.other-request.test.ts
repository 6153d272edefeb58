import { describe, expect, it } from 'vitest';

import { emptyDraft } from '#domain/booking/booking.ts';
import { firstVersion } from '#domain/booking/reference.ts';
import { SubmissionError } from '#domain/booking/submission-error.ts';
import {
  selectChangedReference,
  selectDraft,
  selectOther,
  selectReference,
  selectSavedDraft,
  selectTourId,
} from '#machines/booking.selectors.ts';
import { startBooking } from '#tests/support/booking-actor.ts';
import { otherReference, receipt, reference, validDraft } from '#tests/support/booking-draft.ts';

describe('a change to a sent request while the form has another request', () => {
  const saved = { reference, versions: firstVersion, draft: validDraft, step: 'review' } as const;
  const sent = { ...receipt, reference: otherReference };
  const changeSent = { type: 'request.change', sent, answers: validDraft } as const;
  const replaceDraft = { type: 'draft.replace', reference, answers: validDraft } as const;

  it('a change to a sent request does not replace another draft before the visitor agrees', () => {
    const { tell, read, context } = startBooking({ saved });
    tell(changeSent);
    expect(read(selectOther)).toEqual({ sent });
    expect(read(selectSavedDraft)).toMatchObject({ reference, draft: validDraft });
    tell({ type: 'notice.dismiss' });
    expect(read(selectOther)).toBeNull();
    expect(context().draft).toEqual(validDraft);
  });

  it('a change to a sent request does not replace another request that is being sent', async () => {
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

  it('a change to a sent request replaces another draft if the visitor agrees', () => {
    const { tell, read, value } = startBooking({ saved });
    tell(changeSent);
    tell(replaceDraft);
    expect(value()).toEqual({ editing: { review: 'ready' } });
    expect(read(selectReference)).toBe(`${otherReference}-2`);
    expect(read(selectChangedReference)).toBe(otherReference);
    expect(read(selectOther)).toBeNull();
  });
});

describe('another tour that is chosen during a change to a sent request', () => {
  const tourId = 'lamanai-tour-placencia';
  const versions = { ...firstVersion, current: 2, last: 2, sent: 1 };
  const saved = { reference, versions, draft: validDraft, step: 'review' } as const;

  it.each([
    ['a resumed draft', () => startBooking({ saved, tourId })],
    [
      'an open form',
      () => {
        const booking = startBooking({ saved });
        booking.tell({ type: 'tour.choose', tourId });
        return booking;
      },
    ],
  ])('choosing another tour does not change the tour of an unsent change in %s', (_, start) => {
    const { read } = start();
    expect(read(selectTourId)).toBe(validDraft.tourId);
    expect(read(selectOther)).toEqual({ tourId });
  });

  it('choosing another tour during a change starts a new request if the visitor agrees', () => {
    const { tell, read, value } = startBooking({ saved, tourId });
    tell({ type: 'draft.replace', reference: otherReference, answers: null });
    expect(value()).toEqual({ editing: 'trip' });
    expect(read(selectReference)).toBe(otherReference);
    expect(read(selectDraft)).toEqual({ ...emptyDraft, tourId, persons: '4' });
    expect(read(selectChangedReference)).toBeNull();
  });

  it('choosing another tour does not change a request that may have arrived', () => {
    const unconfirmed = { ...firstVersion, unconfirmed: 1 };
    const { read } = startBooking({ saved: { ...saved, versions: unconfirmed }, tourId });
    expect(read(selectTourId)).toBe(validDraft.tourId);
    expect(read(selectReference)).toBe(reference);
    expect(read(selectOther)).toEqual({ tourId });
  });

  it('choosing another tour does not change a request that is being sent', async () => {
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

  it('choosing the tour of the request that is being sent is ignored', () => {
    const { tell, submit, read } = startBooking({ saved }, () => new Promise(() => {}));
    submit();
    tell({ type: 'tour.choose', tourId: receipt.tourId });
    expect(read(selectOther)).toBeNull();
  });

  it('a tour chosen while a request is being sent starts a new request after the response', async () => {
    const { tell, submit, isSent, read, value } = startBooking({ saved });
    submit();
    tell({ type: 'tour.choose', tourId });
    await isSent();
    tell({ type: 'draft.replace', reference: otherReference, answers: null });
    expect(value()).toEqual({ editing: 'trip' });
    expect(read(selectReference)).toBe(otherReference);
    expect(read(selectTourId)).toBe(tourId);
  });

  it('choosing another tour changes the tour of a request that was never sent', () => {
    const { tell, read } = startBooking({ saved: { ...saved, versions: firstVersion } });
    tell({ type: 'tour.choose', tourId });
    expect(read(selectTourId)).toBe(tourId);
    expect(read(selectOther)).toBeNull();
  });
});
