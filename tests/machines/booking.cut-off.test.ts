import { expect, it, vi } from 'vitest';

import { selectErrors, selectObstacle } from '#machines/booking.selectors.ts';
import { today, validStay, validTrip } from '#tests/support/booking-draft.ts';
import { startBooking } from '#tests/support/booking-actor.ts';

vi.mock('#content/content.data.ts', async (original) => {
  const { withTourOptions } = await import('#tests/support/tour-options.ts');
  return withTourOptions(original, { 'lamanai-tour-belize-city': { cutOffHours: 24 } });
});

const tomorrow = '2026-11-21';
/** The latest time for a request for tomorrow's tour, which starts at 8:00 AM. */
const latest = 8 * 60;

function reviewForTomorrow() {
  const booking = startBooking({ minutes: latest - 1 });
  booking.clock.increment(3000);
  booking.change({ ...validTrip, ...validStay, date: tomorrow });
  booking.next(today, latest);
  booking.next(today, latest);
  expect(booking.value()).toEqual({ editing: { review: 'ready' } });
  return booking;
}

it('sends a request until the latest time', () => {
  const { submit, value } = reviewForTomorrow();
  submit(today, latest);
  expect(value()).toBe('submitting');
});

it('does not send a request after the latest time, even if the form was open before', () => {
  const { submit, value, read } = reviewForTomorrow();
  expect(read(selectObstacle)).toBeUndefined();
  submit(today, latest + 1);
  expect(value()).toEqual({ editing: 'trip' });
  expect(read(selectErrors).date).toMatch(/^It is too late to request the tour/);
});

it('warns in the review as soon as the latest time has passed', () => {
  const { tell, read } = reviewForTomorrow();
  tell({ type: 'day.change', today, minutes: latest + 1 });
  expect(read(selectObstacle)?.kind).toBe('cutOff');
});

it('does not leave step 1 after the latest time', () => {
  const { change, next, value, read } = startBooking({ minutes: latest - 1 });
  change({ ...validTrip, date: tomorrow });
  next(today, latest + 1);
  expect(value()).toEqual({ editing: 'trip' });
  expect(Object.keys(read(selectErrors))).toEqual(['date']);
});
