import { differenceInCalendarDays } from 'date-fns';

import { minutesOf } from '#lib/clock.ts';
import { capitalize } from '#lib/words.ts';
import { company } from '#content/company.ts';
import type { Tour } from '#content/tour.ts';

import { formatDayWithWeekday, toLocalDate, type IsoDay } from '#domain/site/calendar.ts';
import type { PlaceTime } from '#domain/site/destination-time.ts';

/** Visitors should call about a tour that departs within this time. */
const SHORT_NOTICE_HOURS = 48;

const HOURS_OF_A_DAY = 24;

/** Calendar days from one day to another; 0 for the same day, negative for one that has passed. */
const daysFrom = (today: IsoDay, date: IsoDay): number =>
  differenceInCalendarDays(toLocalDate(date), toLocalDate(today));

/** True if a tour on `date` is so soon that an answer may come too late. Counts calendar days in Belize. */
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

/** Describes how many days remained when the text was written, so that it is still correct later. */
export function countdown(date: IsoDay, sentOn: IsoDay): string {
  return `${capitalize(daysAway(date, sentOn))}, counted from the day it was sent, ${formatDayWithWeekday(sentOn)}`;
}

/** The timing of a request at one moment. */
export interface RequestTiming {
  readonly isShortNotice: boolean;
  /** True if the tour of the chosen day has already begun. */
  readonly hasDeparted: boolean;
  /** The time from which the phone is answered, such as `8:00 AM tomorrow`; null during opening hours. */
  readonly answersFrom: string | null;
  /** True if the tour begins before the phone is answered. */
  readonly isAnswerTooLate: boolean;
}

/** Compares a tour and its day with the time at the destination. No other code does this. */
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
