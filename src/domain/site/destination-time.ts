import { company } from '#content/company.ts';

const HOUR_MS = 3_600_000;

/** The local date and time at the destination. */
export interface PlaceTime {
  /** Calendar day `YYYY-MM-DD`. */
  readonly today: string;
  /** Minutes after midnight. */
  readonly minutes: number;
}

/**
 * Returns the local date and time at the destination, regardless of the device's time zone and locale. A fixed offset
 * is added directly, since creating an `Intl.DateTimeFormat` takes tens of milliseconds on a phone.
 */
export function timeAtPlace(now: Date, { timeZone, utcOffsetHours } = company.place): PlaceTime {
  if (utcOffsetHours === null) {
    // The Swedish locale formats dates and times like ISO 8601.
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

/** Returns the calendar day `YYYY-MM-DD` at the destination. */
export const todayInDestination = (now: Date, place = company.place): string =>
  timeAtPlace(now, place).today;
