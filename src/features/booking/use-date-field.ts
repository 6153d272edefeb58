import { formatDayWithWeekday, isRealDay, type IsoDay } from '#domain/calendar.ts';
import { closedDaysHint } from '#domain/closures.ts';
import { selectClosedDays, selectTourId } from '#machines/booking.selectors.ts';

import { BookingContext } from './booking-context.tsx';
import { useField } from './fields.tsx';

/** The date, with its weekday, or how to write one and the next days on which the chosen tour does not run. */
export function useDateField() {
  const field = useField('date');
  const closed = BookingContext.useSelector((snapshot) =>
    closedDaysHint(selectClosedDays(snapshot), selectTourId(snapshot)),
  );
  const hint = isRealDay(field.value)
    ? formatDayWithWeekday(field.value)
    : `Month, day and year, for example 12/25/2026. ${closed}`.trim();
  return { ...field, hint };
}

/** Stands for a date that was typed but does not exist; the schema has a message for it. */
export const NOT_A_DAY = 'not-a-day';

/** The day that was typed as month, day and year; nothing while it is incomplete. */
export function dayOfTyped(text: string): IsoDay {
  const [, month = '', date = '', year] =
    /^\s*(\d{1,2})\D+(\d{1,2})\D+(\d{4})\s*$/.exec(text) ??
    /^\s*(\d{2})(\d{2})(\d{4})\s*$/.exec(text) ??
    [];
  if (year === undefined) return '';
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isRealDay(day) ? day : NOT_A_DAY;
}

/** A day in the form in which it is typed. */
export function typedOfDay(day: IsoDay): string {
  if (!isRealDay(day)) return '';
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}
