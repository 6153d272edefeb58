import { pickupRules, tripRules } from '#domain/booking/booking.ts';

import type { BookingContext, BookingEvent } from './booking.context.ts';

/**
 * The events of the buttons Continue and Complete Booking contain the current day, because midnight in Belize may have
 * passed since the last event.
 */
export const isTripValid = (context: BookingContext, event: BookingEvent): boolean => {
  const { draft, closedDays } = context;
  const { today } = event.type === 'step.next' || event.type === 'booking.submit' ? event : context;
  return tripRules(draft, today, closedDays ?? []).safeParse(draft).success;
};

export const isPickupValid = ({ draft }: BookingContext): boolean =>
  pickupRules.safeParse(draft).success;
