import { addDays } from 'date-fns';

import type { BookingDraft } from '#domain/booking.ts';
import { belizeToday, toIsoDay, toLocalDate } from '#domain/calendar.ts';
import { minimumPersonsOf } from '#domain/persons.ts';
import { findTour } from '#domain/tours.ts';
import type { TourId } from '#content/tour-list.ts';

import { guest } from '../../e2e/pages/booking-page.ts';
import { emailOf } from './visit-log.ts';

/** What a visitor enters, so that a mail tells whose it is, whatever day it is. */
export const draftOf = (visitor: number, tourId: TourId, daysAhead: number): BookingDraft => ({
  ...guest,
  tourId,
  date: toIsoDay(addDays(toLocalDate(belizeToday()), daysAhead)),
  persons: String(minimumPersonsOf(findTour(tourId))),
  email: emailOf(visitor),
  pickupLocation: `Dock ${visitor}`,
});
