import { addDays } from 'date-fns';

import type { TourSchedule } from '#content/schedule.ts';
import { closedDayMessage, closureOn } from '#domain/notices/closures.ts';
import type { Closure } from '#domain/notices/notices.ts';
import { lastBookableDay, toIsoDay, toLocalDate, type IsoDay } from '#domain/site/calendar.ts';

import { findTour, parseTourTitle } from './tours.ts';

/** Why a tour is not offered on a day. */
export type Obstacle =
  | { readonly kind: 'schedule'; readonly schedule: TourSchedule }
  | { readonly kind: 'closure'; readonly closure: Closure };

function isInSeason(day: IsoDay, { season }: TourSchedule): boolean {
  if (!season) return true;
  const yearDay = day.slice('YYYY-'.length);
  const { from, to } = season;
  // A season such as November to April crosses the end of the year.
  return from <= to ? from <= yearDay && yearDay <= to : from <= yearDay || yearDay <= to;
}

const runsOn = (day: IsoDay, schedule: TourSchedule): boolean =>
  isInSeason(day, schedule) && !schedule.closedWeekdays.includes(toLocalDate(day).getDay());

/**
 * Returns why the tour is not offered on this day; undefined if it is. All parts of the site that offer or validate days
 * use this rule.
 */
export function findObstacle(
  day: IsoDay,
  tourId: string,
  closedDays: readonly Closure[],
): Obstacle | undefined {
  const schedule = findTour(tourId)?.schedule;
  if (schedule && !runsOn(day, schedule)) return { kind: 'schedule', schedule };
  const closure = closureOn(closedDays, day, tourId);
  return closure && { kind: 'closure', closure };
}

/** Returns the first day after today on which this tour is offered; null if there is no such bookable day. */
export function nextOpenDay(
  today: IsoDay,
  tourId: string,
  closedDays: readonly Closure[],
): IsoDay | null {
  const last = lastBookableDay(today);
  const dayAfter = (day: IsoDay) => toIsoDay(addDays(toLocalDate(day), 1));
  let day = dayAfter(today);
  while (day <= last && findObstacle(day, tourId, closedDays)) day = dayAfter(day);
  return day <= last ? day : null;
}

/** Returns the error message for a day on which the chosen tour is not offered. */
export function obstacleMessage(obstacle: Obstacle, tourId: string): string {
  if (obstacle.kind === 'closure') return closedDayMessage(obstacle.closure, tourId);
  const { place } = parseTourTitle(findTour(tourId)?.title ?? '');
  return `The tour from ${place} does not run on this day. It runs ${obstacle.schedule.text}. Please select another date or another tour.`;
}

/** Returns the same reason for staff. */
export function obstacleNote(obstacle: Obstacle): string {
  if (obstacle.kind === 'schedule') {
    return `This tour does not run on that day. It runs ${obstacle.schedule.text}.`;
  }
  return `This tour is ${obstacle.closure.soldOut ? 'sold out' : 'closed'} on that day.`;
}

/** Returns the days on which the chosen tour runs for the hint of the date field; empty if it runs every day. */
export function scheduleHint(tourId: string): string {
  const schedule = findTour(tourId)?.schedule;
  return schedule ? `This tour runs ${schedule.text}.` : '';
}
