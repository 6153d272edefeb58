import { addYears, formatISO, isValid, parseISO } from 'date-fns';

/** Calendar day `YYYY-MM-DD`. Compares correctly as a string; never a moment in time. */
export type IsoDay = string;

const ISO_DAY = /^(?!0000)\d{4}-\d{2}-\d{2}$/;

/** Whether the text is a day that exists, so neither `2026-02-30` nor `tomorrow`. */
export const isRealDay = (text: string): boolean =>
  ISO_DAY.test(text) && isValid(toLocalDate(text));

/** Today's calendar day in Belize (UTC-6, no daylight saving), whatever the device's own zone and locale. */
export function belizeToday(now: Date = new Date()): IsoDay {
  const parts = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: 'America/Belize',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** Last bookable day: the same day next year (29 February gives 28 February), itself included. */
export const lastBookableDay = (today: IsoDay): IsoDay => toIsoDay(addYears(toLocalDate(today), 1));

/** The day as a local `Date` at midnight, for date pickers and date-fns; never for storing or sending. */
export const toLocalDate = (day: IsoDay): Date => parseISO(day);

/** The calendar day that a local `Date` shows on this device. */
export const toIsoDay = (date: Date): IsoDay => formatISO(date, { representation: 'date' });

const long = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' });
const full = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' });

/** Midnight of the day in UTC, for formatting in UTC only, so that no zone can shift it. */
function toUtc(day: IsoDay): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  // `Date.UTC` takes a year before 100 for one of the twentieth century.
  return new Date(0).setUTCFullYear(year, month - 1, date);
}

/** `December 25, 2026`: the form that the outgoing mail uses ('MMMM d, yyyy'). */
export const formatDay = (day: IsoDay): string => long.format(toUtc(day));

/** `Friday, December 25, 2026`: the form in which a chosen date is echoed. */
export const formatDayWithWeekday = (day: IsoDay): string => full.format(toUtc(day));
