import type { ClosedDays } from '#domain/booking.ts';
import { formatDay } from '#domain/calendar.ts';

const CLOSED_DAYS_NAMED = 3;

/** How to write a date, and the next days without tours, with the reason. */
export function dateHint(closedDays: ClosedDays): string {
  const named = Object.entries(closedDays)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .slice(0, CLOSED_DAYS_NAMED)
    .map(([day, reason]) => `${formatDay(day)} (${reason})`);
  const example = 'Month, day and year, for example 12/25/2026.';
  return named.length === 0 ? example : `${example} No tours on ${named.join(', ')}.`;
}
