import fc from 'fast-check';
import { expect, it } from 'vitest';

import { company } from '#content/company.ts';
import { todayInDestination, timeAtPlace } from '#domain/site/destination-time.ts';

const moments = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2039-12-31T00:00:00Z'),
  noInvalidDate: true,
});

it('the UTC offset of the company matches its time zone all year', () => {
  fc.assert(
    fc.property(moments, (now) => {
      expect(timeAtPlace(now)).toEqual(
        timeAtPlace(now, { ...company.place, utcOffsetHours: null }),
      );
    }),
  );
});

it.each([
  ['2026-07-31T23:30:00Z', '2026-08-01'],
  ['2026-12-31T23:30:00Z', '2026-12-31'],
])('in a time zone with daylight saving, the UTC time %s is on the day %s', (now, day) => {
  const lisbon = { country: 'Portugal', timeZone: 'Europe/Lisbon', utcOffsetHours: null };
  expect(todayInDestination(new Date(now), lisbon)).toBe(day);
});
