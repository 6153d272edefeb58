import { describe, expect, it } from 'vitest';

import type { SavedDraft } from '#domain/booking/stored-booking.ts';
import { emptyDraft } from '#domain/booking/draft.ts';
import { selectSavedDraft, selectStep } from '#machines/booking.selectors.ts';
import { startBooking } from '#tests/support/booking-actor.ts';
import { receipt, reference, today, validDraft } from '#tests/support/booking-draft.ts';

const saved: SavedDraft = {
  reference: null,
  replaces: [],
  mayHaveArrived: false,
  draft: validDraft,
  step: 'review',
};

describe('a session', () => {
  it.each([
    ['trip', {}, 'trip'],
    ['pickup', {}, 'pickup'],
    ['review', {}, 'review'],
    ['pickup', { email: '' }, 'trip'],
    ['review', { date: '2026-11-19' }, 'trip'],
    ['review', { pickupLocation: '' }, 'trip'],
  ] as const)(
    'a draft saved on the step %s with the changes %j is resumed on the step %s',
    (step, patch, expected) => {
      const draft = { ...validDraft, ...patch };
      const { read, context } = startBooking({ saved: { ...saved, draft, step } });
      expect(read(selectStep)).toBe(expected);
      expect(context()).toMatchObject({
        draft,
        notice: 'draft',
        savedStep: step,
        isHasty: false,
      });
    },
  );

  it('a session without a draft starts on step 1 with the tour in the URL', () => {
    const tourId = 'lamanai-tour-placencia';
    const { value, context, read } = startBooking({ tourId });
    expect(value()).toEqual({ editing: 'trip' });
    expect(context()).toMatchObject({ savedStep: 'trip', isHasty: true, notice: null });
    expect(context().draft).toEqual({ ...emptyDraft, tourId, persons: '4' });
    expect(read(selectSavedDraft)).toBeNull();
  });

  it('a link to another tour changes the tour of a draft that was never sent', () => {
    const { context } = startBooking({ tourId: 'lamanai-tour-placencia', saved });
    expect(context().draft).toEqual({
      ...validDraft,
      tourId: 'lamanai-tour-placencia',
      persons: '4',
    });
  });

  it.each([
    ['may have arrived', { reference, mayHaveArrived: true }],
    ['replaces an earlier request', { replaces: [reference] }],
  ])('a link to another tour does not change a draft that %s', (_, mail) => {
    const left = { ...saved, ...mail };
    const { context } = startBooking({ tourId: 'lamanai-tour-placencia', saved: left });
    expect(context()).toMatchObject({ draft: validDraft, notice: 'unfinished' });
  });

  it('a session with a draft that may have arrived says so until the visitor dismisses the notice', () => {
    const left = { ...saved, reference, mayHaveArrived: true };
    const { tell, context, read } = startBooking({ saved: left });
    expect(context().notice).toBe('mayHaveArrived');
    expect(read(selectSavedDraft)).toEqual(left);
    tell({ type: 'notice.dismiss' });
    expect(context().notice).toBeNull();
  });

  it('a session with a sent request ignores another submission of that request', () => {
    const { submit, tell, value, context } = startBooking({ sent: receipt });
    expect(context()).toMatchObject({ today, sent: receipt });
    submit();
    expect(value()).toBe('alreadySent');
    tell({ type: 'draft.restart' });
    expect(value()).toEqual({ editing: 'trip' });
    expect(context()).toMatchObject({ reference: null, draft: emptyDraft, sent: null });
  });

  it('a new request after a sent request keeps the tour in the URL', () => {
    const { tell, context } = startBooking({ sent: receipt, tourId: receipt.tourId });
    tell({ type: 'draft.restart' });
    expect(context().draft).toEqual({ ...emptyDraft, tourId: receipt.tourId });
  });

  it('a session resumes a draft that was started after an earlier request was sent', () => {
    const { value } = startBooking({ sent: receipt, saved: { ...saved, step: 'pickup' } });
    expect(value()).toEqual({ editing: 'pickup' });
  });
});
