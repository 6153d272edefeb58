import { describe, expect, it } from 'vitest';

import { countdown, daysAway, isShortNotice } from '#domain/lead-time.ts';
import { inZone, zones } from '#tests/support/time-zone.ts';

const today = '2026-11-20';

describe('how far off a tour is', () => {
  it.each([
    ['2026-11-19', false, 'in -1 days'],
    ['2026-11-20', true, 'today'],
    ['2026-11-21', true, 'tomorrow'],
    ['2026-11-22', true, 'in 2 days'],
    ['2026-11-23', false, 'in 3 days'],
    ['2027-11-20', false, 'in 365 days'],
  ])('%s: short notice %s, %s', (date, isShort, away) => {
    expect([isShortNotice(date, today), daysAway(date, today)]).toEqual([isShort, away]);
  });

  it.each([
    ['2026-11-20', 'Today, counted from the day of sending, Friday, November 20, 2026'],
    ['2026-11-21', 'Tomorrow, counted from the day of sending, Friday, November 20, 2026'],
    ['2026-11-23', 'In 3 days, counted from the day of sending, Friday, November 20, 2026'],
  ])('tells of %s in words that stay true', (date, words) => {
    expect(countdown(date, today)).toBe(words);
  });

  it.each(zones)('counts calendar days in %s too, over a change of the clocks', (zone) => {
    inZone(zone, () => {
      expect(daysAway('2026-11-03', '2026-10-20')).toBe('in 14 days');
      expect(isShortNotice('2026-11-02', '2026-10-31')).toBe(true);
    });
  });
});
