import { differenceInCalendarDays } from 'date-fns';

import { capitalized } from '#content/words.ts';

import { formatDayWithWeekday, toLocalDate, type IsoDay } from './calendar.ts';

/** A tour this close or closer is better asked for by phone. */
const SHORT_NOTICE_HOURS = 48;

const HOURS_OF_A_DAY = 24;

/** Calendar days from one day to another; 0 for the same day, negative for one that has passed. */
const daysFrom = (today: IsoDay, date: IsoDay): number =>
  differenceInCalendarDays(toLocalDate(date), toLocalDate(today));

/** Whether a tour on `date` is so near that an answer may come too late. Whole days in Belize are what the form knows. */
export function isShortNotice(date: IsoDay, today: IsoDay): boolean {
  const days = daysFrom(today, date);
  return days >= 0 && days * HOURS_OF_A_DAY <= SHORT_NOTICE_HOURS;
}

/** `today`, `tomorrow` or `in 3 days`, as it is on the day on which it is read. */
export function daysAway(date: IsoDay, today: IsoDay): string {
  const days = daysFrom(today, date);
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** How far off a tour is, in words that stay true when they are read later. */
export function countdown(date: IsoDay, sentOn: IsoDay): string {
  return `${capitalized(daysAway(date, sentOn))}, counted from the day of sending, ${formatDayWithWeekday(sentOn)}`;
}
