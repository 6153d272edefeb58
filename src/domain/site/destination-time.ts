import { company } from '#content/company.ts';

const HOUR_MS = 3_600_000;

/** A moment on the clocks of the place where the tours run. */
export interface PlaceTime {
  /** Calendar day `YYYY-MM-DD`. */
  readonly today: string;
  /** Minutes after midnight. */
  readonly minutes: number;
}

/**
 * The day and the time at the place of the tours, regardless of the device's own zone and locale. A fixed offset is
 * added by hand, since `Intl.DateTimeFormat` takes a phone tens of milliseconds to make.
 */
export function timeAtPlace(now: Date, { timeZone, utcOffsetHours } = company.place): PlaceTime {
  // Stryker disable next-line ConditionalExpression: The day is reckoned from the zone’s rules instead of its fixed offset: slower, and the same, as tests/domain/site/destination-time.test.ts holds.
  if (utcOffsetHours === null) {
    // Swedish dates and times are written as ISO 8601 has them.
    const local = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    }).format(now);
    const [today = '', time = ''] = local.split(' ');
    const [hours, minutes] = time.split(':');
    return { today, minutes: Number(hours) * 60 + Number(minutes) };
  }
  const there = new Date();
  there.setTime(now.getTime() + utcOffsetHours * HOUR_MS);
  const part = (value: number, digits = 2) => String(value).padStart(digits, '0');
  return {
    today: `${part(there.getUTCFullYear(), 4)}-${part(there.getUTCMonth() + 1)}-${part(there.getUTCDate())}`,
    minutes: there.getUTCHours() * 60 + there.getUTCMinutes(),
  };
}

/** The calendar day `YYYY-MM-DD` at the place of the tours. */
export const todayInDestination = (now: Date, place = company.place): string =>
  timeAtPlace(now, place).today;
