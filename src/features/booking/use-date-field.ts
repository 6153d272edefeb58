import { formatDayWithWeekday } from '#domain/site/calendar.ts';
import { closedDaysHint } from '#domain/notices/closed-days.ts';
import { parseTypedDate } from '#domain/booking/typed-date.ts';
import { selectBookableDay, selectClosedDays, selectTourId } from '#machines/booking.selectors.ts';

import { useBookingSelector } from './booking-context.tsx';
import { useField } from './fields.tsx';

/**
 * Returns the date field and its hint: the weekday of a valid date, or else the date format and the next closed days.
 */
export function useDateField() {
  const field = useField('date');
  const day = useBookingSelector(selectBookableDay);
  const closed = useBookingSelector((snapshot) =>
    closedDaysHint(selectClosedDays(snapshot), selectTourId(snapshot)),
  );
  const isUnreadable = parseTypedDate(field.value).status === 'unreadable';
  const problem = isUnreadable ? `We cannot read “${field.value}” as a date.` : '';
  const format = 'Month, day and year, for example 12/25/2026.';
  const hint = day
    ? formatDayWithWeekday(day)
    : [problem, format, closed].filter((sentence) => sentence !== '').join(' ');
  return { ...field, hint, problem };
}
