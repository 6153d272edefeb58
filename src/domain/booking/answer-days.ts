import type { Closure } from '#domain/notices/notices.ts';
import { formatDay, isBookableDay, isRealDay, type IsoDay } from '#domain/site/calendar.ts';
import { findDayObstacle, obstacleNote } from '#domain/tours/availability.ts';

import type { StaffRequest } from './staff-request.ts';
import { months } from './typed-date.ts';

/** The facts on which the choice of a day depends, in addition to the request. */
export interface AnswerDay {
  readonly today: IsoDay;
  readonly closedDays: readonly Closure[];
}

/** A day as the prepared texts write it, such as `December 24, 2026`. */
const WRITTEN_DAY = new RegExp(`\\b(${months.join('|')}) (\\d{1,2}),? (\\d{4})\\b`, 'gi');

const daysIn = (text: string): readonly IsoDay[] =>
  Array.from(text.matchAll(WRITTEN_DAY), ([, month = '', date = '', year = '']) =>
    [
      year,
      String(months.indexOf(month.toLowerCase()) + 1).padStart(2, '0'),
      date.padStart(2, '0'),
    ].join('-'),
  );

/** Returns why the tour cannot run on this day; null if it can. */
export function dayProblem(
  day: IsoDay,
  { booking }: StaffRequest,
  { today, closedDays }: AnswerDay,
): string | null {
  if (!isBookableDay(day, today)) return 'Choose a day between today and one year from now.';
  const obstacle = findDayObstacle(day, booking.tourId, closedDays);
  return obstacle ? obstacleNote(obstacle) : null;
}

/**
 * Lists a warning for each day that staff typed into the text although the tour cannot run on it. The prepared text
 * also names days that are not offered, such as the last day for a refund, so its days are left out.
 */
export function warnAboutDays(
  text: string,
  prepared: string,
  request: StaffRequest,
  facts: AnswerDay,
): readonly string[] {
  const known = new Set(daysIn(prepared));
  const typed = [...new Set(daysIn(text))].filter((day) => !known.has(day));
  return typed.flatMap((day) => {
    const problem = dayProblem(day, request, facts);
    return problem ? [`${isRealDay(day) ? formatDay(day) : day}: ${problem}`] : [];
  });
}
