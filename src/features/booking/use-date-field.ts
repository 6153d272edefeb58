import { closedDaysHint } from '#domain/notices/closed-days.ts';
import { formatDayWithWeekday, isRealDay } from '#domain/site/calendar.ts';
import { selectClosedDays, selectDayProblem, selectTourId } from '#machines/booking.selectors.ts';

import { useBookingSelector } from './booking-context.tsx';
import { useField } from './fields.tsx';

export const DATE_LABEL = 'Date of your tour';
export const dateFieldStyle = { maxWidth: { sm: '22rem' } } as const;

/** True once the year has four digits: while it is typed, the picker reports years such as 0002 and 0020. */
const isTypedInFull = (day: string) => isRealDay(day) && day >= '1000';

/** Returns the date answer with its error, which is shown before Continue too, and its hint. */
export function useDateField() {
  const field = useField('date');
  const problem = useBookingSelector(selectDayProblem);
  const closed = useBookingSelector((snapshot) =>
    closedDaysHint(selectClosedDays(snapshot), selectTourId(snapshot)),
  );
  const isKnown = isTypedInFull(field.value);
  const early = isKnown && problem !== '' ? problem : undefined;
  const hint = isKnown
    ? formatDayWithWeekday(field.value)
    : ['Month, day and year, for example 12/25/2026.', closed].join(' ').trimEnd();
  return { ...field, error: field.error ?? early, early, hint };
}
