import { differenceInCalendarDays } from 'date-fns';

import type { Tour } from '#content/tour.ts';
import { formatDayWithWeekday, toLocalDate, type IsoDay } from '#domain/site/calendar.ts';
import type { PlaceTime } from '#domain/site/destination-time.ts';
import { minutesOf } from '#lib/clock.ts';
import { capitalize } from '#lib/words.ts';

/** Visitors should call if a tour departs within this time. */
export const SHORT_NOTICE_HOURS = 48;

const HOURS_OF_A_DAY = 24;

/** Returns the number of calendar days between two days; 0 for the same day, negative if `date` has passed. */
const daysFrom = (today: IsoDay, date: IsoDay): number =>
  differenceInCalendarDays(toLocalDate(date), toLocalDate(today));

/** True if a tour on `date` is so soon that a reply by email may come too late. The days are counted in Belize. */
export function isShortNotice(date: IsoDay, today: IsoDay): boolean {
  const days = daysFrom(today, date);
  return days >= 0 && days * HOURS_OF_A_DAY <= SHORT_NOTICE_HOURS;
}

/** Returns `today`, `tomorrow` or `in 3 days`; correct only on the day when it is shown. */
export function daysAway(date: IsoDay, today: IsoDay): string {
  const days = daysFrom(today, date);
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** Describes how many days remained before the tour on the day of sending, so that the text is still correct later. */
export function countdown(date: IsoDay, sentOn: IsoDay): string {
  return `${capitalize(daysAway(date, sentOn))}, counted from the day it was sent, ${formatDayWithWeekday(sentOn)}`;
}

/** True if the tour of this day has already begun. */
export const hasTourLeft = (
  { today, minutes }: PlaceTime,
  tour: Pick<Tour, 'startTime'> | undefined,
  day: IsoDay,
): boolean => day === today && tour !== undefined && minutes >= minutesOf(tour.startTime);

export type Timing = 'departed' | 'soon' | null;

/** Says whether the tour of this day has left, or starts within 48 hours; null if it starts later. */
export function requestTiming(
  now: PlaceTime,
  tour: Pick<Tour, 'startTime'> | undefined,
  day: IsoDay,
): Timing {
  if (hasTourLeft(now, tour, day)) return 'departed';
  return isShortNotice(day, now.today) ? 'soon' : null;
}
