import { company } from '#content/company.ts';
import { formatDay, lastBookableDay, toLocalDate, type IsoDay } from '#domain/site/calendar.ts';
import { findTour, parseTourTitle } from '#domain/tours/tours.ts';
import { formatList } from '#lib/words.ts';

import { weekdays, type Closure } from './notices.ts';

/** Why a tour cannot be requested for a day, and what a guest can do. */
export interface DayProblem {
  readonly reason: string;
  readonly remedy: string;
}

export interface DayFacts {
  /** Today in Belize. */
  readonly today: IsoDay;
  readonly closedDays: readonly Closure[];
}

// `Date` counts weekdays from Sunday, the list from Monday.
const weekdayOf = (day: IsoDay) => weekdays[(toLocalDate(day).getDay() + 6) % 7];

const includesDay = (closure: Closure, day: IsoDay): boolean =>
  'weekdays' in closure
    ? closure.weekdays.some((weekday) => weekday === weekdayOf(day))
    : closure.from <= day && day <= closure.to;

/** True if the closure applies to this tour. If no tour is chosen, only a closure of all tours applies. */
const closesTour = ({ tours }: Closure, tourId: string): boolean =>
  tours === undefined || tours.includes(tourId);

const inBrackets = ({ reason }: Closure) => (reason === undefined ? '' : ` (${reason})`);

const yearOf = (day: IsoDay) => day.slice(0, 4);

function findWindowProblem(day: IsoDay, today: IsoDay): string | undefined {
  const last = lastBookableDay(today);
  if (yearOf(day) < yearOf(today) || yearOf(day) > yearOf(last)) {
    return `Please check the year. You can choose a day from ${formatDay(today)} to ${formatDay(last)}.`;
  }
  if (day < today) {
    return `Please choose today or a later date (it is ${formatDay(today)} in ${company.place.country}).`;
  }
  return day > last ? `Please select a date no later than ${formatDay(last)}.` : undefined;
}

/** Returns why this tour cannot be requested for this real day; undefined if it can. */
export function findDayProblem(
  day: IsoDay,
  tourId: string,
  { today, closedDays }: DayFacts,
): DayProblem | undefined {
  const windowProblem = findWindowProblem(day, today);
  if (windowProblem !== undefined) return { reason: windowProblem, remedy: '' };
  const closure = closedDays.find((entry) => includesDay(entry, day) && closesTour(entry, tourId));
  if (!closure) return undefined;
  const tour = findTour(tourId);
  return closure.tours && tour
    ? {
        reason: `The tour from ${parseTourTitle(tour.title).place} does not run on this day${inBrackets(closure)}.`,
        remedy: 'Please select another date or another tour.',
      }
    : {
        reason: `There are no tours on this day${inBrackets(closure)}.`,
        remedy: 'Please select another date.',
      };
}

export const dayProblemText = ({ reason, remedy }: DayProblem): string =>
  `${reason} ${remedy}`.trimEnd();

/** Formats days as `December 25, 2026`, `December 24, 2026 to January 2, 2027` or `Mondays and Tuesdays`. */
function formatDays(closure: Closure): string {
  if ('weekdays' in closure) return formatList(closure.weekdays.map((weekday) => `${weekday}s`));
  const { from, to } = closure;
  return from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
}

const CLOSURES_NAMED = 3;

/** Weekdays come first. */
const startOf = (closure: Closure) => ('weekdays' in closure ? '' : closure.from);

/** Lists the next closures of this tour for the hint of the date field; empty if there are none. */
export function closedDaysHint(closedDays: readonly Closure[], tourId: string): string {
  const next = closedDays
    .filter((closure) => closesTour(closure, tourId))
    .toSorted((one, other) => startOf(one).localeCompare(startOf(other)))
    .slice(0, CLOSURES_NAMED);
  const named = (closures: readonly Closure[]) =>
    closures.map((closure) => formatDays(closure) + inBrackets(closure)).join(', ');
  const all = named(next.filter(({ tours }) => !tours));
  const own = named(next.filter(({ tours }) => tours));
  return [all && `No tours on ${all}.`, own && `This tour does not run on ${own}.`]
    .filter(Boolean)
    .join(' ');
}
