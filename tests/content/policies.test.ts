import { describe, expect, test } from 'vitest';

import { cancellationLine, terms } from '#content/content.data.ts';
import { cancellationRules, cancellationTerms } from '#domain/booking/cancellation.ts';
import { inclusions, specifiedCancellation } from '#tests/support/specification.ts';
import { inZone, zones, zonesWithoutMidnight } from '#tests/support/time-zone.ts';

describe('the cancellation policy', () => {
  test('the cancellation policy is worded as specified', () => {
    expect([...cancellationRules, terms.weatherPolicy]).toEqual(specifiedCancellation);
    expect(cancellationLine).toBe(
      'Cancel 30 or more days before arrival and 100% of your deposit is refunded; 20-29 days before, 50%; under 20 days, none.',
    );
  });
});

describe('the cancellation terms for a date', () => {
  const FULL_AND_HALF =
    'Cancel by November 25, 2026 (Belize time) and we refund 100% of the deposit; by December 5, 2026, 50%. After that, it isn’t refundable.';
  const HALF =
    'Cancel by December 5, 2026 (Belize time) and we refund 50% of the deposit. After that, it isn’t refundable.';
  const NONE = 'Under 20 days before the tour, the deposit isn’t refunded.';

  test.each([...zones, ...zonesWithoutMidnight])(
    'the cancellation terms state the correct deadlines in the time zone %s',
    (zone) => {
      inZone(zone, () => {
        for (const [today, said] of [
          ['2025-12-25', FULL_AND_HALF],
          ['2026-11-25', FULL_AND_HALF],
          ['2026-11-26', HALF],
          ['2026-12-05', HALF],
          ['2026-12-06', NONE],
          ['2026-12-26', NONE],
        ] as const) {
          expect(cancellationTerms('2026-12-25', today), today).toBe(said);
        }
      });
    },
  );

  test.each(['', '2026-02-30'])('the cancellation terms reject the invalid date "%s"', (date) => {
    expect(() => cancellationTerms(date, '2026-11-20')).toThrow(RangeError);
  });
});

test('the line next to the price lists every inclusion', () => {
  const line = terms.inclusionsLine.toLowerCase();
  expect(inclusions.filter((item) => !line.includes(item.toLowerCase()))).toEqual([]);
});
