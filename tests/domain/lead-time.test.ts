import { expect, it } from 'vitest';

import { countdown, daysAway, isShortNotice } from '#domain/lead-time.ts';
import { inZone, zones } from '#tests/support/time-zone.ts';

const today = '2026-11-20';

it.each([
  ['2026-11-19', false, 'in -1 days'],
  ['2026-11-20', true, 'today'],
  ['2026-11-21', true, 'tomorrow'],
  ['2026-11-22', true, 'in 2 days'],
  ['2026-11-23', false, 'in 3 days'],
  ['2027-11-20', false, 'in 365 days'],
])('a tour on %s: short notice %s, %s', (date, isShort, away) => {
  expect([isShortNotice(date, today), daysAway(date, today)]).toEqual([isShort, away]);
});

it('is told in words that stay true', () => {
  expect(countdown('2026-11-23', today)).toBe(
    'In 3 days, counted from the day of sending, Friday, November 20, 2026',
  );
});

it.each(zones)('counts calendar days in %s too, over a change of the clocks', (zone) => {
  inZone(zone, () => {
    expect(daysAway('2026-11-03', '2026-10-20')).toBe('in 14 days');
    expect(isShortNotice('2026-11-02', '2026-10-31')).toBe(true);
  });
});
