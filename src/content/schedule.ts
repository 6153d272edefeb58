import { formatList } from '#lib/words.ts';

/** The weekdays in the order of the form. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
type Weekday = (typeof weekdays)[number];

const daysInMonths: Readonly<Record<string, number>> = {
  January: 31,
  February: 29,
  March: 31,
  April: 30,
  May: 31,
  June: 30,
  July: 31,
  August: 31,
  September: 30,
  October: 31,
  November: 30,
  December: 31,
};

/** A day of every year in the form `MM-DD`. Such days can be compared as strings. */
type YearDay = string;

/** Converts a day such as `November 15` into `11-15`; undefined if it does not exist in any year. */
export function parseYearDay(text: string): YearDay | undefined {
  const [, month = '', day = ''] = /^(\w+) ([1-9]\d?)$/.exec(text) ?? [];
  const index = Object.keys(daysInMonths).indexOf(month);
  if (index === -1 || Number(day) > (daysInMonths[month] ?? 0)) return undefined;
  return `${String(index + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

interface Season {
  readonly from: YearDay;
  readonly to: YearDay;
}

const DAYS_OF_LEAP_YEAR = 366;

/** Returns the number of days before this day in a leap year. */
function daysBefore(day: YearDay): number {
  const [month = 1, date = 1] = day.split('-').map(Number);
  const before = Object.values(daysInMonths).slice(0, month - 1);
  return before.reduce((sum, days) => sum + days, date - 1);
}

/** True if the season ends on the day before it begins. */
export const isWholeYear = ({ from, to }: Season): boolean =>
  (daysBefore(from) - daysBefore(to) + DAYS_OF_LEAP_YEAR) % DAYS_OF_LEAP_YEAR === 1;

/** The days on which a tour runs. A tour without a schedule runs every day. */
export interface TourSchedule {
  /** The days as part of a sentence, such as `Monday to Saturday, November 15 to April 30`. */
  readonly text: string;
  /** The weekdays on which the tour never runs, as `Date` counts them: 0 is Sunday. */
  readonly closedWeekdays: readonly number[];
  /** The first and the last day of each year's season, both included. A season may cross the end of the year. */
  readonly season?: Season | undefined;
}

const FEWEST_DAYS_OF_A_RANGE = 3;
const MOST_EXCEPTIONS = 2;

function formatWeekdays(closed: readonly Weekday[]): string {
  if (closed.length === 0) return '';
  const open = weekdays.filter((day) => !closed.includes(day));
  const [first = '', last = ''] = [open[0], open.at(-1)];
  const isRange =
    weekdays.indexOf(last as Weekday) - weekdays.indexOf(first as Weekday) < open.length;
  if (isRange && open.length >= FEWEST_DAYS_OF_A_RANGE) return `${first} to ${last}`;
  return closed.length <= MOST_EXCEPTIONS
    ? `every day except ${formatList(weekdays.filter((day) => closed.includes(day)))}`
    : formatList(open);
}

interface ScheduleFields {
  readonly closedWeekdays: readonly Weekday[];
  readonly seasonFirstDay?: string | undefined;
  readonly seasonLastDay?: string | undefined;
}

/** Returns the schedule of a tour; undefined for a tour that runs every day. */
export function toSchedule(tour: ScheduleFields): TourSchedule | undefined {
  const { closedWeekdays, seasonFirstDay = '', seasonLastDay = '' } = tour;
  const [from, to] = [parseYearDay(seasonFirstDay), parseYearDay(seasonLastDay)];
  const season = from !== undefined && to !== undefined ? { from, to } : undefined;
  if (closedWeekdays.length === 0 && !season) return undefined;
  const texts = [
    formatWeekdays(closedWeekdays),
    season ? `${seasonFirstDay} to ${seasonLastDay}` : '',
  ];
  return {
    text: texts.filter(Boolean).join(', '),
    // Sunday is the last weekday of the form and the first one of `Date`.
    closedWeekdays: closedWeekdays.map((day) => (weekdays.indexOf(day) + 1) % weekdays.length),
    season,
  };
}
