import { company } from '#content/company.ts';

const HOUR_MS = 3_600_000;

/**
 * The calendar day `YYYY-MM-DD` at the place of the tours, whatever the device's own zone and locale. Where the clocks
 * never change it is reckoned: `Intl.DateTimeFormat` takes a phone tens of milliseconds to make.
 */
export function dayAtPlace(now: Date, { timeZone, utcOffsetHours } = company.place): string {
  // Stryker disable next-line ConditionalExpression: The day is reckoned from the zone’s rules instead of its fixed offset: slower, and the same, as tests/domain/place-time.test.ts holds.
  if (utcOffsetHours === null) {
    // Swedish dates are written as ISO 8601 has them.
    return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
  }
  const there = new Date();
  there.setTime(now.getTime() + utcOffsetHours * HOUR_MS);
  const part = (value: number, digits = 2) => String(value).padStart(digits, '0');
  return `${part(there.getUTCFullYear(), 4)}-${part(there.getUTCMonth() + 1)}-${part(there.getUTCDate())}`;
}
