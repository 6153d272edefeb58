import type { TourSchedule } from '#content/schedule.ts';
import type { Tour } from '#content/tour.ts';
import { isPastCutOff } from '#domain/booking/lead-time.ts';
import { closedDayMessage, closureOn } from '#domain/notices/closures.ts';
import type { Closure } from '#domain/notices/notices.ts';
import { toLocalDate, type IsoDay } from '#domain/site/calendar.ts';
import type { PlaceTime } from '#domain/site/destination-time.ts';

import { findTour, parseTourTitle } from './tours.ts';

/** Why a tour does not run on a day, or has no seats left. */
type DayObstacle =
  | { readonly kind: 'schedule'; readonly schedule: TourSchedule }
  | { readonly kind: 'closure'; readonly closure: Closure };

/** Why a guest cannot request a tour for a day. */
export type Obstacle =
  DayObstacle | { readonly kind: 'cutOff'; readonly hours: number; readonly startTime: string };

function isInSeason(day: IsoDay, { season }: TourSchedule): boolean {
  if (!season) return true;
  const yearDay = day.slice('YYYY-'.length);
  const { from, to } = season;
  // A season such as November to April crosses the end of the year.
  return from <= to ? from <= yearDay && yearDay <= to : from <= yearDay || yearDay <= to;
}

const runsOn = (day: IsoDay, schedule: TourSchedule): boolean =>
  isInSeason(day, schedule) && !schedule.closedWeekdays.includes(toLocalDate(day).getDay());

/** Returns why the tour cannot take guests on this day; undefined if it can. */
export function findDayObstacle(
  day: IsoDay,
  tourId: string,
  closedDays: readonly Closure[],
): DayObstacle | undefined {
  const schedule = findTour(tourId)?.schedule;
  if (schedule && !runsOn(day, schedule)) return { kind: 'schedule', schedule };
  const closure = closureOn(closedDays, day, tourId);
  return closure && { kind: 'closure', closure };
}

/**
 * Returns why guests cannot request the tour for this day; undefined if they can. Every part of the site that offers days
 * to guests or validates them uses this rule.
 * @param now the time at the destination; null as long as it is unknown
 */
export function findObstacle(
  day: IsoDay,
  tourId: string,
  closedDays: readonly Closure[],
  now: PlaceTime | null,
): Obstacle | undefined {
  const obstacle = findDayObstacle(day, tourId, closedDays);
  if (obstacle || !now) return obstacle;
  const tour = findTour(tourId);
  return tour?.cutOffHours !== undefined && isPastCutOff(now, tour, day)
    ? { kind: 'cutOff', hours: tour.cutOffHours, startTime: tour.startTime }
    : undefined;
}

const formatHours = (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`);
const SELECT_ANOTHER = 'Please select another date or another tour.';

/** Returns the error message for a day for which the chosen tour cannot be requested. */
export function obstacleMessage(obstacle: Obstacle, tourId: string): string {
  const { kind } = obstacle;
  if (kind === 'closure') return closedDayMessage(obstacle.closure, tourId);
  const tour = `tour from ${parseTourTitle(findTour(tourId)?.title ?? '').place}`;
  return kind === 'schedule'
    ? `The ${tour} does not run on this day. It runs ${obstacle.schedule.text}. ${SELECT_ANOTHER}`
    : `It is too late to request the ${tour} for this day: requests close ${formatHours(obstacle.hours)} before pickup at ${obstacle.startTime}. ${SELECT_ANOTHER}`;
}

/** Returns why the tour cannot take guests on a day, for staff. */
export function obstacleNote(obstacle: DayObstacle): string {
  if (obstacle.kind === 'schedule') {
    return `This tour does not run on that day. It runs ${obstacle.schedule.text}.`;
  }
  return `This tour is ${obstacle.closure.soldOut ? 'sold out' : 'closed'} on that day.`;
}

/** Returns until when guests can request a tour, such as `24 hours before pickup`; empty if there is no limit. */
export const cutOffText = ({ cutOffHours }: Pick<Tour, 'cutOffHours'>): string =>
  cutOffHours === undefined ? '' : `${formatHours(cutOffHours)} before pickup`;

/** Returns the rules about the days of the chosen tour for the hint of the date field; empty if it has none. */
export function dayHint(tourId: string): string {
  const tour = findTour(tourId);
  if (!tour) return '';
  const cutOff = cutOffText(tour);
  return [
    tour.schedule && `This tour runs ${tour.schedule.text}.`,
    cutOff && `Requests close ${cutOff}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
