import type { BookingField } from '#domain/booking.ts';
import { formatDayWithWeekday, isRealDay } from '#domain/calendar.ts';
import { closedDaysHint } from '#domain/closures.ts';
import { selectClosedDays, selectError, selectTourId } from '#machines/booking.selectors.ts';

import { BookingContext } from './booking-context.tsx';

/** One answer: its text, its message once Continue was refused, and how to change it. */
export function useField(field: BookingField) {
  const booking = BookingContext.useActorRef();
  const value = BookingContext.useSelector((snapshot) => snapshot.context.draft[field]);
  const error = BookingContext.useSelector(selectError(field));
  const change = (text: string) => booking.send({ type: 'draft.change', patch: { [field]: text } });
  return { value, error, change };
}

/** The date, with its weekday, or how to write one and the next days on which the chosen tour does not run. */
export function useDateField() {
  const field = useField('date');
  const closedDays = BookingContext.useSelector(selectClosedDays);
  const tourId = BookingContext.useSelector(selectTourId);
  const example = 'Month, day and year, for example 12/25/2026.';
  const hint = isRealDay(field.value)
    ? formatDayWithWeekday(field.value)
    : `${example} ${closedDaysHint(closedDays, tourId)}`.trim();
  return { ...field, hint };
}
