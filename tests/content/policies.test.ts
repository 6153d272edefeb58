import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { belizeToday } from '#domain/calendar.ts';
import {
  cancellationLine,
  cancellationRules,
  inclusionsLine,
  weatherPolicy,
} from '#content/policies.ts';
import { cancellationTerms } from '#domain/cancellation.ts';
import { inclusions } from '#content/every-tour.ts';
import { inZone, zones, zonesWithoutMidnight } from '#tests/support/time-zone.ts';

const DAY_MS = 86_400_000;

const isoDay = (dayNumber: number): string =>
  new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);

const refundAt = (daysBefore: number): number | undefined =>
  cancellationRules.find((rule) => daysBefore >= rule.minimumDays)?.refundPercent;

const dayNumber = fc.integer({
  min: Date.UTC(2024, 0, 1) / DAY_MS,
  max: Date.UTC(2040, 0, 1) / DAY_MS,
});

describe('the cancellation policy', () => {
  test.each([
    [365, 100],
    [30, 100],
    [29, 50],
    [20, 50],
    [19, 0],
    [0, 0],
  ])('%i days before arrival refunds %i%% of the deposit', (days, percent) => {
    expect(refundAt(days)).toBe(percent);
  });

  test('is worded as specified', () => {
    expect(cancellationRules.map((rule) => `${rule.notice}: ${rule.refund}`)).toEqual([
      '30 or more days before arrival: 100% of the deposit is refunded.',
      '20-29 days before arrival: 50% of the deposit is refunded.',
      'Under 20 days before arrival: The deposit is not refunded.',
    ]);
    expect(cancellationLine).toBe(
      'Cancel 30 or more days before arrival and 100% of your deposit is refunded; 20-29 days before, 50%; under 20 days, none.',
    );
    expect(weatherPolicy).toBe(
      'If we cancel because of the weather, you receive a full refund or we reschedule your tour.',
    );
  });
});

describe('the terms for one day', () => {
  const FULL_AND_HALF =
    'Cancel by November 25, 2026 (Belize time) and 100% of the deposit is refunded; by December 5, 2026, 50%. After that it is not refundable.';
  const HALF =
    'Cancel by December 5, 2026 (Belize time) and 50% of the deposit is refunded. After that it is not refundable.';
  const NONE = 'If you cancel, the deposit is not refundable: the tour is under 20 days away.';

  /** Midnight before and after each day on which something changes, as Belize counts. */
  const moments = [
    [365, '2025-12-25', FULL_AND_HALF],
    [31, '2026-11-24', FULL_AND_HALF],
    [30, '2026-11-25', FULL_AND_HALF],
    [29, '2026-11-26', HALF],
    [20, '2026-12-05', HALF],
    [19, '2026-12-06', NONE],
    [1, '2026-12-24', NONE],
    [0, '2026-12-25', NONE],
    [-1, '2026-12-26', NONE],
  ] as const;

  test.each([...zones, ...zonesWithoutMidnight])('say so on a device in %s', (zone) => {
    inZone(zone, () => {
      for (const [, today, said] of moments) {
        const midnight = Date.parse(`${today}T06:00:00Z`);
        const atEnds = [midnight, midnight + DAY_MS - 1].map((now) => belizeToday(new Date(now)));
        expect(atEnds).toEqual([today, today]);
        expect(cancellationTerms('2026-12-25', today), today).toBe(said);
      }
    });
  });

  test('are what the policy gives, for any day and any distance', () => {
    fc.assert(
      fc.property(dayNumber, fc.integer({ min: -3, max: 60 }), (arrival, distance) => {
        const today = isoDay(arrival - distance);
        const said = cancellationTerms(isoDay(arrival), today);
        const named = [...said.matchAll(/[A-Z][a-z]+ \d{1,2}, \d{4}/g)].map(([day]) =>
          isoDay(Date.parse(`${day} UTC`) / DAY_MS),
        );
        expect(named).toEqual(
          [arrival - 30, arrival - 20].map(isoDay).filter((day) => day >= today),
        );
        expect(said.includes('100%')).toBe(refundAt(distance) === 100);
        expect(said.includes('50%')).toBe(distance >= 20);
        expect(said).toContain('not refundable');
      }),
    );
  });

  test.each(['', '2026-02-30'])('refuses "%s" as a date', (date) => {
    expect(() => cancellationTerms(date, '2026-11-20')).toThrow(RangeError);
  });
});

test('the line beside the price names every inclusion', () => {
  const line = inclusionsLine.toLowerCase();
  expect(inclusions.filter((item) => !line.includes(item.toLowerCase()))).toEqual([]);
});
