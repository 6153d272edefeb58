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

describe('a visit', () => {
  it.each([
    ['trip', {}, 'trip'],
    ['pickup', {}, 'pickup'],
    ['review', {}, 'review'],
    ['pickup', { email: '' }, 'trip'],
    ['review', { date: '2026-11-19' }, 'trip'],
    ['review', { pickupLocation: '' }, 'trip'],
  ] as const)('the session resumes a draft left on %s with %j on %s', (step, patch, expected) => {
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
  });

  it('a session without a draft starts on step 1 with the tour of the URL, and saves nothing yet', () => {
    const tourId = 'lamanai-tour-placencia';
    const { value, context, read } = startBooking({ tourId });
    expect(value()).toEqual({ editing: 'trip' });
    expect(context()).toMatchObject({ savedStep: 'trip', isTooFast: true, resumed: null });
    expect(context().draft).toEqual({ ...emptyDraft, tourId, persons: '4' });
    expect(read(selectSavedDraft)).toBeNull();
  });

  it('the session takes over the tour of the URL, and remembers the replaced party size', () => {
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

  it('the session restores the party size of an earlier visit when the next tour allows it', () => {
    const placencia = startBooking({
      tourId: 'lamanai-tour-placencia',
      saved: { ...saved, draft: { ...validDraft, persons: '10' } },
    });
    const left = readSavedDraft(writeSavedDraft(placencia.read(selectSavedDraft)!, 0), 0);
    const belizeCity = startBooking({ tourId: 'lamanai-tour-belize-city', saved: left });
    expect(belizeCity.context()).toMatchObject({ draft: { persons: '10' }, replacedPersons: '' });
    expect(startBooking({ saved: left }).context().replacedPersons).toBe('10');
  });

  it('the session says that a request may have been sent when the page was left while sending', () => {
    const { tell, context } = startBooking({ saved: { ...saved, versions: unconfirmed } });
    expect(context().resumed).toBe('sending');
    tell({ type: 'notice.dismiss' });
    expect(context().resumed).toBeNull();
  });

  it('the session never resends a request after Back, and can start a new request', () => {
    const { submit, tell, value, context } = startBooking({ sent: receipt });
    expect(context()).toMatchObject({ today, reference, sent: receipt });
    submit();
    expect(value()).toBe('alreadySent');
    tell({ type: 'draft.restart', reference: otherReference });
    expect(value()).toEqual({ editing: 'trip' });
    expect(context()).toMatchObject({ reference: otherReference, draft: emptyDraft, sent: null });
  });

  it('the session keeps the tour of the URL when another request follows a sent one', () => {
    const { tell, context } = startBooking({ sent: receipt, tourId: receipt.tourId });
    tell({ type: 'draft.restart', reference: otherReference });
    expect(context().draft).toEqual({ ...emptyDraft, tourId: receipt.tourId });
  });

  it('the session resumes a draft that was started after sending', () => {
    const { value } = startBooking({ sent: receipt, saved: { ...saved, step: 'pickup' } });
    expect(value()).toEqual({ editing: 'pickup' });
  });
});
