import { differenceInCalendarDays } from 'date-fns';

import { minutesOf } from '#lib/clock.ts';
import { capitalize } from '#lib/words.ts';
import { company } from '#content/company.ts';
import type { Tour } from '#content/tour.ts';

import { formatDayWithWeekday, toLocalDate, type IsoDay } from '#domain/site/calendar.ts';
import type { PlaceTime } from '#domain/site/destination-time.ts';

/** A tour this close or closer is better asked for by phone. */
const SHORT_NOTICE_HOURS = 48;

const HOURS_OF_A_DAY = 24;

/** Calendar days from one day to another; 0 for the same day, negative for one that has passed. */
const daysFrom = (today: IsoDay, date: IsoDay): number =>
  differenceInCalendarDays(toLocalDate(date), toLocalDate(today));

/** True if a tour on `date` is so near that an answer may come too late. The form counts whole days in Belize. */
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
  return `${capitalize(daysAway(date, sentOn))}, counted from the day it was sent, ${formatDayWithWeekday(sentOn)}`;
}

/** The timing of a request at one moment: is there time to answer it, and is the phone answered now? */
export interface RequestTiming {
  readonly isShortNotice: boolean;
  /** The tour of the chosen day began before this moment. */
  readonly hasDeparted: boolean;
  /** Outside opening hours, when somebody answers the phone next (`8:00 AM tomorrow`); null while somebody does. */
  readonly answersFrom: string | null;
  /** The tour begins before somebody answers the phone. */
  readonly isAnswerTooLate: boolean;
}

/** The one place that compares a tour and its day with the clock of the place where it runs. */
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
