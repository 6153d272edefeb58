import { pickupRules, tripRules } from '#domain/booking/booking.ts';

import type { BookingContext, BookingEvent } from './booking.context.ts';

/**
 * Returns the current day and time. The events of the buttons Continue and Complete Booking contain them, because
 * midnight in Belize or the latest time for requests may have passed since the last event.
 */
const timeOf = (context: BookingContext, event: BookingEvent): TimeIfKnown =>
  event.type === 'step.next' || event.type === 'booking.submit' ? event : context;

type TimeIfKnown = Pick<BookingContext, 'today' | 'minutes'>;

export const isTripValid = (context: BookingContext, event: BookingEvent): boolean => {
  const { draft, closedDays } = context;
  const { today, minutes } = timeOf(context, event);
  return tripRules(draft, today, closedDays ?? [], minutes).safeParse(draft).success;
};

export const isPickupValid = ({ draft }: BookingContext): boolean =>
  pickupRules.safeParse(draft).success;
