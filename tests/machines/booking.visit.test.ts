import { describe, expect, it } from 'vitest';

import { emptyDraft } from '#domain/booking.ts';
import { firstVersion } from '#domain/reference.ts';
import { selectReference, selectSavedDraft, selectStep } from '#machines/booking.selectors.ts';
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
  it.each(['trip', 'stay', 'review'] as const)('takes up a draft on its step: %s', (step) => {
    const { read, context } = startBooking({ saved: { ...saved, step } });
    expect(read(selectStep)).toBe(step);
    expect(context()).toMatchObject({
      reference: otherReference,
      draft: validDraft,
      resumed: 'draft',
      savedStep: step,
      isHasty: false,
    });
  });

  it.each([
    ['stay', { email: '' }, 'trip'],
    ['review', { email: '' }, 'trip'],
    ['review', { date: '2026-11-19' }, 'trip'],
    ['review', { pickupLocation: '' }, 'trip'],
  ] as const)('left on %s with %j opens on %s', (step, patch, expected) => {
    const { read } = startBooking({
      saved: { ...saved, draft: { ...validDraft, ...patch }, step },
    });
    expect(read(selectStep)).toBe(expected);
  });

  it('without a draft begins on step 1', () => {
    const { value, context } = startBooking();
    expect(value()).toEqual({ editing: 'trip' });
    expect(context()).toMatchObject({ savedStep: 'trip', isHasty: true, resumed: null });
  });

  it('opens the form for a tour that the address asks for', () => {
    const { value, context } = startBooking({ tourId: 'lamanai-tour-placencia' });
    expect(value()).toEqual({ editing: 'trip' });
    expect(context().draft).toEqual({
      ...emptyDraft,
      tourId: 'lamanai-tour-placencia',
      persons: '4',
    });
  });

  it('takes another tour in the address for a change, and says which persons it replaced', () => {
    const { read, context } = startBooking({
      tourId: 'lamanai-tour-placencia',
      saved: {
        ...saved,
        reference,
        versions: unconfirmed,
        draft: { ...validDraft, persons: '10' },
      },
    });
    expect(read(selectReference)).toBe(`${reference}-2`);
    expect([context().draft.persons, context().replacedPersons]).toEqual(['4', '10']);
  });

  it('says that a request may have been sent when the page was left while sending', () => {
    const { tell, context } = startBooking({ saved: { ...saved, versions: unconfirmed } });
    expect(context().resumed).toBe('sending');
    tell({ type: 'notice.dismiss' });
    expect(context().resumed).toBeNull();
  });

  it('never resends after Back: it says that the request was sent, and can begin anew', () => {
    const { submit, tell, value, context } = startBooking({ sent: receipt });
    expect(context()).toMatchObject({ today, reference, sent: receipt });
    submit();
    expect(value()).toBe('alreadySent');
    tell({ type: 'draft.restart', reference: otherReference });
    expect(value()).toEqual({ editing: 'trip' });
    expect(context()).toMatchObject({ reference: otherReference, draft: emptyDraft, sent: null });
  });

  it('takes up a draft that was begun after sending', () => {
    const { value } = startBooking({ sent: receipt, saved: { ...saved, step: 'stay' } });
    expect(value()).toEqual({ editing: 'stay' });
  });
});

it('keeps nothing while the visitor has entered nothing: a tour is in the address', () => {
  const { change, read } = startBooking({ tourId: 'lamanai-tour-hopkins' });
  const keepsAfter = (patch: Parameters<typeof change>[0]) => {
    change(patch);
    return read(selectSavedDraft) !== null;
  };
  expect(read(selectSavedDraft)).toBeNull();
  expect(keepsAfter({ tourId: 'lamanai-tour-belize-city' })).toBe(true);
  expect(keepsAfter({ persons: '' })).toBe(false);
  expect(keepsAfter({ firstName: 'A' })).toBe(true);
});
