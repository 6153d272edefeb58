import { describe, expect, it } from 'vitest';

import { readSavedDraft, writeSavedDraft } from '#domain/booking/stored-booking.ts';
import { emptyDraft } from '#domain/booking/booking.ts';
import { firstVersion } from '#domain/booking/reference.ts';
import { selectSavedDraft, selectStep } from '#machines/booking.selectors.ts';
import { startBooking } from '#tests/support/booking-actor.ts';
import {
  otherReference,
  receipt,
  reference,
  today,
  validDraft,
} from '#tests/support/booking-draft.ts';

const saved = {
  reference: otherReference,
  draft: validDraft,
  step: 'review',
  versions: firstVersion,
} as const;
const unconfirmed = { ...firstVersion, unconfirmed: 1 };

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
        reference: otherReference,
        draft,
        resumed: 'draft',
        savedStep: step,
        isTooFast: false,
      });
    },
  );

  it('a session without a draft starts on step 1 with the tour in the URL', () => {
    const tourId = 'lamanai-tour-placencia';
    const { value, context, read } = startBooking({ tourId });
    expect(value()).toEqual({ editing: 'trip' });
    expect(context()).toMatchObject({ savedStep: 'trip', isTooFast: true, resumed: null });
    expect(context().draft).toEqual({ ...emptyDraft, tourId, persons: '4' });
    expect(read(selectSavedDraft)).toBeNull();
  });

  it('a session remembers the party size that the tour in the URL replaces', () => {
    const draft = { ...validDraft, persons: '10' };
    const { context } = startBooking({
      tourId: 'lamanai-tour-placencia',
      saved: { ...saved, draft },
    });
    expect(context()).toMatchObject({
      draft: { tourId: 'lamanai-tour-placencia', persons: '4' },
      replacedPersons: '10',
    });
  });

  it('a session restores the replaced party size of an earlier session if the new tour allows it', () => {
    const placencia = startBooking({
      tourId: 'lamanai-tour-placencia',
      saved: { ...saved, draft: { ...validDraft, persons: '10' } },
    });
    const left = readSavedDraft(writeSavedDraft(placencia.read(selectSavedDraft)!, 0), 0);
    const belizeCity = startBooking({ tourId: 'lamanai-tour-belize-city', saved: left });
    expect(belizeCity.context()).toMatchObject({ draft: { persons: '10' }, replacedPersons: '' });
    expect(startBooking({ saved: left }).context().replacedPersons).toBe('10');
  });

  it('a session with an unconfirmed draft reports that the request may have been sent', () => {
    const { tell, context } = startBooking({ saved: { ...saved, versions: unconfirmed } });
    expect(context().resumed).toBe('sending');
    tell({ type: 'notice.dismiss' });
    expect(context().resumed).toBeNull();
  });

  it('a session with a sent request ignores another submission of that request', () => {
    const { submit, tell, value, context } = startBooking({ sent: receipt });
    expect(context()).toMatchObject({ today, reference, sent: receipt });
    submit();
    expect(value()).toBe('alreadySent');
    tell({ type: 'draft.restart', reference: otherReference });
    expect(value()).toEqual({ editing: 'trip' });
    expect(context()).toMatchObject({ reference: otherReference, draft: emptyDraft, sent: null });
  });

  it('a new request after a sent request keeps the tour in the URL', () => {
    const { tell, context } = startBooking({ sent: receipt, tourId: receipt.tourId });
    tell({ type: 'draft.restart', reference: otherReference });
    expect(context().draft).toEqual({ ...emptyDraft, tourId: receipt.tourId });
  });

  it('a session resumes a draft that was started after an earlier request was sent', () => {
    const { value } = startBooking({ sent: receipt, saved: { ...saved, step: 'pickup' } });
    expect(value()).toEqual({ editing: 'pickup' });
  });
});
