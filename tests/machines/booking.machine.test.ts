import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { emptyDraft } from '#domain/booking/draft.ts';
import { bookingMachine } from '#machines/booking.machine.ts';
import {
  selectDayProblem,
  selectFieldError,
  selectErrors,
  selectHasErrors,
  selectStep,
} from '#machines/booking.selectors.ts';
import { startBooking, startReviewing } from '#tests/support/booking-actor.ts';
import { noon, today, validDraft, validStay, validTrip } from '#tests/support/booking-draft.ts';

type Booking = ReturnType<typeof startBooking>;

const tomorrow = '2026-11-21';
const afterTheTour = '2026-12-26';
const christmas = { from: '2026-12-25', to: '2026-12-25', reason: 'Christmas Day' };

describe('the steps of the form', () => {
  it('the booking machine ignores input until the session starts', () => {
    const actor = createActor(bookingMachine).start();
    actor.send({ type: 'step.next', today, minutes: noon });
    actor.send({ type: 'draft.change', patch: { firstName: 'Ada' } });
    expect(actor.getSnapshot().value).toBe('opening');
    expect(actor.getSnapshot().context.draft).toBe(emptyDraft);
  });

  it('step 1 of the booking form shows an error after Continue until the visitor corrects the field', () => {
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

  it('the fields of the booking form share one check of each snapshot', () => {
    const { next, read } = startBooking();
    next();
    expect(read(selectErrors)).toBe(read(selectErrors));
  });

  it('going back from an incomplete step 2 of the booking form resets the failed attempts', () => {
    const { change, next, tell, read, context } = startBooking();
    change({ ...validTrip, ...validStay, accommodation: ' ' });
    next();
    next();
    expect(read(selectStep)).toBe('pickup');
    expect(Object.keys(read(selectErrors))).toEqual(['accommodation']);
    tell({ type: 'step.back' });
    expect(context().failedAttempts).toBe(0);
  });

  it('going back from step 3 to step 1 of the booking form keeps every answer', () => {
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
    'after a change to the field %s in the step %s, Continue returns to the booking review',
    (field, step, answer) => {
      const { tell, change, next, read, context } = startReviewing();
      tell({ type: 'field.edit', field });
      expect([read(selectStep), context().editingField]).toEqual([step, field]);
      change({ [field]: answer });
      next();
      expect([read(selectStep), context().editingField]).toEqual(['review', null]);
    },
  );

  it('after a change in step 1, Continue opens step 2 if an answer of step 2 is missing', () => {
    const { tell, change, next, read } = startReviewing();
    tell({ type: 'field.edit', field: 'email' });
    change({ pickupLocation: '' });
    next();
    expect(read(selectStep)).toBe('pickup');
  });

  it('a URL opens a step of the booking form only if the earlier steps are valid', () => {
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
    'Complete Booking returns to the step %s after the change %j if the field %s is invalid on %s',
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

describe('events from outside the form', () => {
  it('step 1 of the booking form rejects a day on which there are no tours', () => {
    const { tell, change, next, read } = startBooking();
    tell({ type: 'closedDays.change', closedDays: [christmas] });
    change(validTrip);
    next();
    expect(read(selectErrors)).toEqual({ date: expect.stringContaining('(Christmas Day)') });
    change({ date: '2026-12-26' });
    expect(read(selectErrors)).toEqual({});
  });

  it('the booking review does not send a request for a closed day', () => {
    const { tell, submit, read, value } = startReviewing();
    expect(read(selectDayProblem)).toBe('');
    tell({ type: 'closedDays.change', closedDays: [christmas] });
    expect(read(selectDayProblem)).toMatch(/^There are no tours on this day/);
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
  ])(
    'the booking form rejects the tour date only after that day: %s %s the tour date',
    (_, __, pass, step) => {
      const booking = startBooking();
      booking.change(validDraft);
      pass(booking);
      expect(booking.read(selectStep)).toBe(step);
    },
  );
});

it('starting over in the booking form keeps the current day and the closed days', () => {
  const { tell, value, context } = startReviewing();
  tell({ type: 'closedDays.change', closedDays: [christmas] });
  tell({ type: 'draft.restart' });
  expect(value()).toEqual({ editing: 'trip' });
  const fresh = createActor(bookingMachine).getSnapshot().context;
  expect(context()).toEqual({ ...fresh, today, minutes: noon, closedDays: [christmas] });
});
