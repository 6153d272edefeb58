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

  it('a sent request does not wait if the form already holds it', () => {
    const { tell, read } = startEditing();
    tell({ type: 'request.change', sent: receipt, answers: null });
    expect(read(selectOther)).toBeNull();
    expect(read(selectDraft)).toEqual(validDraft);
  });
});
