import { differenceInCalendarDays } from 'date-fns';

import { minutesOf } from '#lib/clock.ts';
import { capitalize } from '#lib/words.ts';
import { company } from '#content/company.ts';
import type { Tour } from '#content/tour.ts';

import { formatDayWithWeekday, toLocalDate, type IsoDay } from '#domain/site/calendar.ts';
import type { PlaceTime } from '#domain/site/destination-time.ts';

/** Visitors should call if a tour departs within this time. */
const SHORT_NOTICE_HOURS = 48;

const HOURS_OF_A_DAY = 24;
const MINUTES_OF_AN_HOUR = 60;

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

/** True if a tour with a latest time for requests can no longer be requested for this day. */
export function isPastCutOff(
  { today, minutes }: PlaceTime,
  { startTime, cutOffHours }: Pick<Tour, 'startTime' | 'cutOffHours'>,
  day: IsoDay,
): boolean {
  if (cutOffHours === undefined) return false;
  const hoursLeft =
    daysFrom(today, day) * HOURS_OF_A_DAY + (minutesOf(startTime) - minutes) / MINUTES_OF_AN_HOUR;
  return hoursLeft < cutOffHours;
}

/** How soon the requested tour starts, and whether staff can answer before it does, as seen from a given time. */
export interface RequestTiming {
  readonly isShortNotice: boolean;
  /** True if the tour on the chosen day has already begun. */
  readonly hasDeparted: boolean;
  /** The next time when the phone is answered, such as `8:00 AM tomorrow`; null during opening hours. */
  readonly answersFrom: string | null;
  /** True if the tour begins before anyone is available to answer the phone. */
  readonly isAnswerTooLate: boolean;
}

/** Compares the start of a tour with the current time at the destination. All such comparisons are here. */
export function requestTiming(
  { today, minutes }: PlaceTime,
  tour: Pick<Tour, 'startTime'> | undefined,
  day: IsoDay,
): RequestTiming {
  const opensAt = minutesOf(company.opensAt);
  const isBeforeOpening = minutes < opensAt;
  const isClosed = isBeforeOpening || minutes >= minutesOf(company.closesAt);
  const startsAt = tour ? minutesOf(tour.startTime) : Number.POSITIVE_INFINITY;
  const days = daysFrom(today, day);
  const daysUntilOpening = isBeforeOpening ? 0 : 1;
  const hasDeparted = days === 0 && minutes >= startsAt;
  return {
    isShortNotice: isShortNotice(day, today),
    hasDeparted,
    answersFrom: isClosed ? `${company.opensAt} ${isBeforeOpening ? 'today' : 'tomorrow'}` : null,
    isAnswerTooLate:
      isClosed &&
      !hasDeparted &&
      (days < daysUntilOpening || (days === daysUntilOpening && startsAt < opensAt)),
  };
}
