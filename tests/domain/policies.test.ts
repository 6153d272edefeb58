import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';

import {
  bookingPolicy,
  cancellationDeadlines,
  cancellationLine,
  cancellationRules,
  inclusionsLine,
  nextSteps,
  weatherPolicy,
} from '#domain/policies.ts';
import { inclusions } from '#domain/tours/common.ts';

const DAY_MS = 86_400_000;

const isoDay = (dayNumber: number): string =>
  new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);

const refundAt = (daysBefore: number): number | undefined =>
  cancellationRules.find((rule) => daysBefore >= rule.minimumDays)?.refundPercent;

afterEach(() => {
  vi.unstubAllEnvs();
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

  test('gives the last day for each refund', () => {
    expect(cancellationDeadlines('2026-12-25')).toEqual({
      fullRefundUntil: '2026-11-25',
      halfRefundUntil: '2026-12-05',
    });
    expect(cancellationDeadlines('2028-03-20')).toEqual({
      fullRefundUntil: '2028-02-19',
      halfRefundUntil: '2028-02-29',
    });
  });

  test.each(['', 'tomorrow', '2026-02-30', '2026-13-01'])('refuses "%s" as a date', (date) => {
    expect(() => cancellationDeadlines(date)).toThrow(RangeError);
  });

  test.each([
    ['Pacific/Kiritimati', -840],
    ['Pacific/Pago_Pago', 660],
    ['America/Belize', 360],
    ['UTC', 0],
    ['Asia/Kolkata', -330],
    ['America/New_York', 300],
    ['America/Havana', 300],
    ['Africa/Cairo', -120],
    ['Asia/Beirut', -120],
  ])('counts the same days on a device in %s', (zone, januaryOffset) => {
    vi.stubEnv('TZ', zone);
    expect(new Date(2026, 0, 15).getTimezoneOffset()).toBe(januaryOffset);

    const day = fc.integer({
      min: Date.UTC(2024, 0, 1) / DAY_MS,
      max: Date.UTC(2040, 0, 1) / DAY_MS,
    });
    fc.assert(
      fc.property(day, (arrival) => {
        expect(cancellationDeadlines(isoDay(arrival))).toEqual({
          fullRefundUntil: isoDay(arrival - 30),
          halfRefundUntil: isoDay(arrival - 20),
        });
      }),
      { numRuns: 500 },
    );
  });
});

describe('the booking policy', () => {
  const everything = bookingPolicy.join(' ');

  test.each([
    'The deposit is 50% of the total.',
    'The balance is due in cash on arrival.',
    'We e-mail you a payment link for the deposit.',
    'major credit cards, PayPal and cash',
    'contacts you within 24 hours to confirm availability and arrange the deposit',
    'fully confirmed once the deposit is received',
    'Parties of 6 or more get a group discount.',
  ])('says "%s"', (words) => {
    expect(everything).toContain(words);
  });
});

test('the four next steps come in the specified order', () => {
  expect(nextSteps.map((step) => step.text)).toEqual([
    'You will receive a confirmation e-mail shortly. If none arrives, please look in your spam folder.',
    'Our team contacts you within 24 hours to confirm availability and arrange the deposit.',
    'Your booking is fully confirmed once the deposit is received.',
    'You will then receive detailed instructions for the day of your tour.',
  ]);
});

test('the line beside the price names every inclusion', () => {
  const line = inclusionsLine.toLowerCase();
  expect(inclusions.filter((item) => !line.includes(item.toLowerCase()))).toEqual([]);
});
