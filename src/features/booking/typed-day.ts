import { isRealDay, type IsoDay } from '#domain/calendar.ts';

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
