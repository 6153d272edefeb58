import { describe, expect, it, vi } from 'vitest';

import { emptyDraft } from '#domain/booking/booking.ts';
import { SubmissionError } from '#domain/booking/submission-error.ts';
import {
  selectAreAnswersLost,
  selectChangedReference,
  selectDraft,
  selectOther,
  selectReceipt,
  selectReference,
  selectSavedDraft,
} from '#machines/booking.selectors.ts';
import { startBooking, type Send } from '#tests/support/booking-actor.ts';
import {
  otherReference,
  receipt,
  reference,
  today,
  validDraft,
} from '#tests/support/booking-draft.ts';

/** Opens the form of a sent request and starts to change the request. */
function startEditing(answers: typeof validDraft | null = validDraft, send?: Send) {
  const booking = startBooking({ sent: receipt }, send);
  expect(booking.value()).toBe('alreadySent');
  booking.tell({ type: 'request.change', sent: receipt, answers });
  return booking;
}

describe('a change to a sent request', () => {
  it('a change to a sent request opens the review if the answers are still in memory', () => {
    const { value, context, read } = startEditing();
    expect(value()).toEqual({ editing: { review: 'ready' } });
    expect(context()).toMatchObject({ draft: validDraft, resumed: 'change', today });
    expect(read(selectAreAnswersLost)).toBe(false);
  });

  it('after a reload, a change to a sent request opens step 1 with only tour, date and persons', () => {
    const { value, context, read } = startEditing(null);
    expect(value()).toEqual({ editing: 'trip' });
    const { tourId, date } = receipt;
    expect(context().draft).toEqual({ ...emptyDraft, tourId, date, persons: '3' });
    expect(read(selectAreAnswersLost)).toBe(true);
  });

  it('a changed request is sent as the next version of the same reference', async () => {
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

  it('a second change to a request replaces every earlier version', () => {
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

  it('a change to a sent request is saved only after the visitor changes an answer', () => {
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

  it('a second version without changes is saved after an attempt that may have arrived', async () => {
    const { submit, hasFailed, read } = startEditing(validDraft, () =>
      Promise.reject(new SubmissionError('timedOut', 'no')),
    );
    submit();
    await hasFailed();
    expect(read(selectSavedDraft)).toMatchObject({ versions: { unconfirmed: 2, sent: 1 } });
  });

  it('an unsent change to a sent request is resumed after a reload', () => {
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

  it('a change to a sent request can be canceled after it could not be sent for lack of a connection', async () => {
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

  it('changing an answer back removes the saved change to a sent request', () => {
    const { change, read } = startEditing();
    change({ persons: '4' });
    expect(read(selectSavedDraft)).not.toBeNull();
    change({ persons: validDraft.persons });
    expect(read(selectSavedDraft)).toBeNull();
  });

  it('a change to a sent request cannot be canceled after it may have arrived', async () => {
    const { submit, tell, value, context } = startEditing(validDraft, () =>
      Promise.reject(new SubmissionError('busy', 'no')),
    );
    submit();
    await vi.waitFor(() => expect(value()).toEqual({ editing: { review: 'failed' } }));
    expect(context().versions.unconfirmed).toBe(2);
    tell({ type: 'change.cancel' });
    expect(value()).toEqual({ editing: { review: 'failed' } });
  });

  it('a change cannot be canceled while the changed request is being sent', () => {
    const { submit, tell, value } = startEditing(validDraft, () => new Promise(() => {}));
    submit();
    tell({ type: 'change.cancel' });
    expect(value()).toBe('submitting');
  });

  it('a change gets the next version of its reference if another tab changes the same request', () => {
    const { tell, read } = startEditing();
    tell({ type: 'reference.conflict', reference: otherReference });
    expect(read(selectReference)).toBe(`${reference}-3`);
  });

  it.each([
    ['a new request', {}],
    ['a new request after a sent request', { sent: receipt, saved: null }],
  ])('change.cancel is ignored in %s', (_, visit) => {
    const booking = startBooking(visit);
    if (booking.value() === 'alreadySent') {
      booking.tell({ type: 'draft.restart', reference: otherReference });
    }
    booking.tell({ type: 'change.cancel' });
    expect(booking.value()).toEqual({ editing: 'trip' });
  });

  it('request.change is ignored if the form already changes the same request', () => {
    const { tell, read } = startEditing();
    tell({ type: 'request.change', sent: receipt, answers: null });
    expect(read(selectOther)).toBeNull();
    expect(read(selectDraft)).toEqual(validDraft);
  });
});
