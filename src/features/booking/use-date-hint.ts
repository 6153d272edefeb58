import { closedDaysHint } from '#domain/closures.ts';
import { selectClosedDays, selectTourId } from '#machines/booking.selectors.ts';

import { BookingContext } from './booking-context.tsx';

/** How to write a date, and the next days on which the chosen tour does not run. */
export function useDateHint(): string {
  const closedDays = BookingContext.useSelector(selectClosedDays);
  const tourId = BookingContext.useSelector(selectTourId);
  const example = 'Month, day and year, for example 12/25/2026.';
  return [example, closedDaysHint(closedDays, tourId)].filter(Boolean).join(' ');
}
