import { formatDay, type IsoDay } from '#domain/site/calendar.ts';
import type { Closure } from './notices.ts';
import { findTour, parseTourTitle } from '#domain/tours/tours.ts';

/** True if the closure applies to this tour. If no tour is chosen, only a closure of all tours applies. */
function closesTour({ tours, transport }: Closure, tourId: string): boolean {
  if (tours) return tours.some((id) => id === tourId);
  return transport === undefined || findTour(tourId)?.transportationType === transport;
}

/** Returns the first closure of this tour on this day; `undefined` if the tour runs. */
export const closureOn = (
  closedDays: readonly Closure[],
  day: IsoDay,
  tourId: string,
): Closure | undefined =>
  closedDays.find(
    (closure) => closure.from <= day && day <= closure.to && closesTour(closure, tourId),
  );

const isForAll = ({ tours, transport }: Closure) => !tours && !transport;

/** Returns the error message for a day on which the chosen tour does not run or is sold out. */
export function closedDayMessage(closure: Closure, tourId: string): string {
  const tour = findTour(tourId);
  if (isForAll(closure) || !tour) {
    return `There are no tours on this day (${closure.reason}). Please select another date.`;
  }
  const problem = closure.soldOut
    ? 'is sold out on this day'
    : `does not run on this day (${closure.reason})`;
  return `The tour from ${parseTourTitle(tour.title).place} ${problem}. Please select another date or another tour.`;
}

/** Formats days as `December 25, 2026` or `December 24, 2026 to January 2, 2027`. */
const formatDays = ({ from, to }: Pick<Closure, 'from' | 'to'>): string =>
  from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;

const CLOSURES_NAMED = 3;

/** Lists the next closures of this tour for the hint of the date field; empty if there are none. */
export function closedDaysHint(closedDays: readonly Closure[], tourId: string): string {
  const next = closedDays
    .filter((closure) => closesTour(closure, tourId))
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .slice(0, CLOSURES_NAMED);
  const named = (closures: readonly Closure[]) =>
    closures.map((closure) => `${formatDays(closure)} (${closure.reason})`).join(', ');
  const all = named(next.filter(isForAll));
  const own = named(next.filter((closure) => !isForAll(closure) && !closure.soldOut));
  const soldOut = next.filter((closure) => closure.soldOut).map(formatDays);
  return [
    all && `No tours on ${all}.`,
    own && `This tour does not run on ${own}.`,
    soldOut.length > 0 && `This tour is sold out on ${soldOut.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
