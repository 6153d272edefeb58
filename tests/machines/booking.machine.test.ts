import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { emptyDraft } from '#domain/booking/booking.ts';
import { initialContext } from '#machines/booking.context.ts';
import { bookingMachine } from '#machines/booking.machine.ts';
import {
  selectClosure,
  selectFieldError,
  selectErrors,
  selectHasErrors,
  selectStep,
} from '#machines/booking.selectors.ts';
import { startBooking, startReviewing } from '#tests/support/booking-actor.ts';
import {
  noon,
  otherReference,
  today,
  validDraft,
  validStay,
  validTrip,
} from '#tests/support/booking-draft.ts';

type Booking = ReturnType<typeof startBooking>;

const tomorrow = '2026-11-21';
const afterTheTour = '2026-12-26';
const christmas = { from: '2026-12-25', to: '2026-12-25', reason: 'Christmas Day' };

describe('the way through the steps', () => {
  it('the machine ignores the visitor until the session starts', () => {
    const actor = createActor(bookingMachine).start();
    actor.send({ type: 'step.next', today });
    actor.send({ type: 'draft.change', patch: { firstName: 'Ada' } });
    expect(actor.getSnapshot().value).toBe('opening');
    expect(actor.getSnapshot().context.draft).toBe(emptyDraft);
  });

  it('an incomplete step 1 shows all its errors after Continue, and each error disappears once it is corrected', () => {
    const { change, next, context, read } = startBooking();
    expect([read(selectErrors), read(selectHasErrors)]).toEqual([{}, false]);
    next();
    expect([read(selectStep), read(selectHasErrors)]).toEqual(['trip', true]);
    expect(Object.keys(read(selectErrors))).toEqual(Object.keys(validTrip));
    change({ ...validTrip, firstName: 'A' });
    next();
    expect(context().failedAttempts).toBe(2);
    const told = 'First name must be at least 2 characters.';
    expect(read(selectErrors)).toEqual({ firstName: told });
    expect([read(selectFieldError('firstName')), read(selectFieldError('email'))]).toEqual([
      told,
      undefined,
    ]);
    change({ firstName: 'Al' });
    expect(read(selectErrors)).toEqual({});
    next();
    expect([read(selectStep), read(selectErrors)]).toEqual(['pickup', {}]);
  });

  it('an incomplete step 2 shows its errors, and the failed attempt is forgotten when the visitor goes back', () => {
    const { change, next, tell, read, context } = startBooking();
    change({ ...validTrip, ...validStay, accommodation: ' ' });
    next();
    next();
    expect(read(selectStep)).toBe('pickup');
    expect(Object.keys(read(selectErrors))).toEqual(['accommodation']);
    tell({ type: 'step.back' });
    expect(context().failedAttempts).toBe(0);
  });

  it('going back from step 3 to step 1 keeps every answer', () => {
    const { tell, next, read, context } = startReviewing();
    tell({ type: 'step.back' });
    expect(read(selectStep)).toBe('pickup');
    tell({ type: 'step.back' });
    expect(read(selectStep)).toBe('trip');
    expect(context().draft).toEqual(validDraft);
    next();
    expect(read(selectStep)).toBe('pickup');
  });

  it.each([
    ['email', 'trip', 'new@example.com'],
    ['pickupLocation', 'pickup', 'The pier'],
  ] as const)(
    'changing %s opens the step %s, and Continue returns to the review',
    (field, step, answer) => {
      const { tell, change, next, read, context } = startReviewing();
      tell({ type: 'field.edit', field });
      expect([read(selectStep), context().editingField]).toEqual([step, field]);
      change({ [field]: answer });
      next();
      expect([read(selectStep), context().editingField]).toEqual(['review', null]);
    },
  );

  it('Continue after a change opens step 2 if one of its answers is missing', () => {
    const { tell, change, next, read } = startReviewing();
    tell({ type: 'field.edit', field: 'email' });
    change({ pickupLocation: '' });
    next();
    expect(read(selectStep)).toBe('pickup');
  });

  it('a URL opens no step before the earlier steps are valid', () => {
    const { change, tell, read } = startBooking();
    const open = (step: 'trip' | 'pickup' | 'review') => {
      tell({ type: `${step}.open` });
      return read(selectStep);
    };
    expect([open('review'), open('pickup')]).toEqual(['trip', 'trip']);
    change(validTrip);
    expect([open('review'), open('pickup')]).toEqual(['trip', 'pickup']);
    change(validStay);
    expect([open('review'), open('trip'), open('review')]).toEqual(['review', 'trip', 'review']);
  });

  it.each([
    ['trip', { email: '' }, 'email', tomorrow],
    ['pickup', { pickupLocation: '' }, 'pickupLocation', tomorrow],
    ['trip', {}, 'date', afterTheTour],
  ] as const)(
    'Complete Booking returns to step %s if a change to %j, or midnight, made its %s invalid',
    (step, patch, field, day) => {
      const { change, submit, read, context } = startReviewing();
      change(patch);
      submit(day);
      expect(read(selectStep)).toBe(step);
      expect(Object.keys(read(selectErrors))).toEqual([field]);
      expect(context()).toMatchObject({ today: day, failedAttempts: 1 });
    },
  );
});

describe('what others tell the form', () => {
  it('step 1 rejects a day on which there are no tours', () => {
    const { tell, change, next, read } = startBooking();
    tell({ type: 'closedDays.change', closedDays: [christmas] });
    change(validTrip);
    next();
    expect(read(selectErrors)).toEqual({ date: expect.stringContaining('(Christmas Day)') });
    change({ date: '2026-12-26' });
    expect(read(selectErrors)).toEqual({});
  });

  it('the review names the reason for a closed day at once, and sends nothing', () => {
    const { tell, submit, read, value } = startReviewing();
    expect(read(selectClosure)).toBeUndefined();
    tell({ type: 'closedDays.change', closedDays: [christmas] });
    expect(read(selectClosure)).toBe(christmas);
    expect(value()).toEqual({ editing: { review: 'ready' } });
    submit();
    expect(value()).toEqual({ editing: 'trip' });
  });

  it.each([
    ['Continue', 'on', ({ next }: Booking) => next(validDraft.date), 'pickup'],
    ['Continue', 'after', ({ next }: Booking) => next(afterTheTour), 'trip'],
    [
      'midnight',
      'after',
      ({ tell }: Booking) => {
        tell({ type: 'day.change', today: afterTheTour, minutes: noon });
        tell({ type: 'pickup.open' });
      },
      'trip',
    ],
  ])('the date is rejected only after the day of the tour: %s %s the day', (_, __, pass, step) => {
    const booking = startBooking();
    booking.change(validDraft);
    pass(booking);
    expect(booking.read(selectStep)).toBe(step);
  });
});

it('Clear keeps the current day and the closed days', () => {
  const { tell, value, context } = startReviewing();
  tell({ type: 'closedDays.change', closedDays: [christmas] });
  tell({ type: 'draft.restart', reference: otherReference });
  expect(value()).toEqual({ editing: 'trip' });
  const kept = { today, minutes: noon, closedDays: [christmas], reference: otherReference };
  expect(context()).toEqual({ ...initialContext, ...kept });
  const untouched = { isCopy: false, isTooFast: false, replacedPersons: '', savedStep: 'trip' };
  expect(initialContext).toMatchObject(untouched);
});

it('the party size that a new tour replaces is remembered until the visitor chooses another', () => {
  const { change, context } = startBooking();
  const after = (patch: Parameters<typeof change>[0]) => {
    change(patch);
    return [context().draft.persons, context().replacedPersons];
  };
  expect(after({ tourId: 'lamanai-tour-belize-city' })).toEqual(['', '']);
  expect(after({ persons: '10' })).toEqual(['10', '']);
  expect(after({ tourId: 'lamanai-tour-hopkins' })).toEqual(['4', '10']);
  expect(after({ tourId: 'lamanai-tour-placencia' })).toEqual(['4', '10']);
  expect(after({ firstName: 'Grace' })).toEqual(['4', '10']);
  expect(after({ tourId: 'lamanai-tour-belize-city' })).toEqual(['10', '']);
  expect(after({ tourId: 'lamanai-tour-placencia' })).toEqual(['4', '10']);
  expect(after({ persons: '6' })).toEqual(['6', '']);
  expect(after({ tourId: 'lamanai-tour-belize-city' })).toEqual(['6', '']);
});
