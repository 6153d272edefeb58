import { addYears, formatISO, isValid, parseISO } from 'date-fns';

import { todayInDestination } from './destination-time.ts';

/** A calendar day in the form `YYYY-MM-DD`. Days can be compared as strings. They never represent a moment in time. */
export type IsoDay = string;

const ISO_DAY = /^(?!0000)\d{4}-\d{2}-\d{2}$/;

/** True for a day that exists; false for texts such as `2026-02-30` and `tomorrow`. */
export const isRealDay = (text: string): boolean =>
  ISO_DAY.test(text) && isValid(toLocalDate(text));

/** Returns the current calendar day at the destination, regardless of the device's time zone and locale. */
export const belizeToday = (now: Date = new Date()): IsoDay => todayInDestination(now);

/** Returns the last bookable day, which is today's date in the next year (February 28 for February 29). */
export const lastBookableDay = (today: IsoDay): IsoDay => toIsoDay(addYears(toLocalDate(today), 1));

/** True for a real day between today and the last bookable day, both included. */
export const isBookableDay = (day: string, today: IsoDay): boolean =>
  isRealDay(day) && isRealDay(today) && day >= today && day <= lastBookableDay(today);

/**
 * Converts the day into a local `Date` at midnight. Use it only for date pickers and date-fns, never for storing or
 * sending.
 */
export const toLocalDate = (day: IsoDay): Date => parseISO(day);

/** Returns the calendar day that a local `Date` shows on this device. */
export const toIsoDay = (date: Date): IsoDay => formatISO(date, { representation: 'date' });

const styles = {
  long: { dateStyle: 'long' },
  full: { dateStyle: 'full' },
  short: { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type Style = keyof typeof styles;

const formats = new Map<Style, Intl.DateTimeFormat>();

/**
 * Returns the date format of a style. The format is created on first use, because that takes tens of milliseconds on a
 * phone.
 */
function formatOf(style: Style): Intl.DateTimeFormat {
  const format =
    formats.get(style) ?? new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...styles[style] });
  formats.set(style, format);
  return format;
}

/** Returns midnight of the day in UTC. Use it only for formatting in UTC, so that no time zone can shift the day. */
function toUtc(day: IsoDay): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  // `Date.UTC` maps years before 100 to the twentieth century.
  return new Date(0).setUTCFullYear(year, month - 1, date);
}

/** Formats a day as `December 25, 2026`, as in the specification's email ('MMMM d, yyyy'). */
export const formatDay = (day: IsoDay): string => formatOf('long').format(toUtc(day));

/** Formats a day as `Friday, December 25, 2026`, for the hint below a chosen date. */
export const formatDayWithWeekday = (day: IsoDay): string => formatOf('full').format(toUtc(day));

/** Formats a day as `Fri, Dec 25, 2026`, for narrow places. */
export const formatShortDay = (day: IsoDay): string => formatOf('short').format(toUtc(day));
