import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { minimumPersonsOf, personsOptions } from '#domain/persons.ts';
import { DEPOSIT_PERCENT } from '#content/terms.ts';
import { formatAmount, formatUsd, formatWholeUsd, priceFor } from '#domain/pricing.ts';
import { tours } from '#domain/tours.ts';
import { specifiedTours } from '#tests/support/specification.ts';

const groups = tours.flatMap((tour) =>
  personsOptions(minimumPersonsOf(tour)).map((persons) => ({ tour, persons })),
);

describe('priceFor', () => {
  it('takes price times persons, half of it as deposit', () => {
    expect(DEPOSIT_PERCENT).toBe(50);
    expect(priceFor({ priceUsd: 271 }, 4)).toEqual({
      perPersonCents: 27_100,
      persons: 4,
      totalCents: 108_400,
      depositCents: 54_200,
      balanceCents: 54_200,
    });
  });

  it.each([
    [275, 3, '825.00', '412.50', '412.50'],
    [1, 1, '1.00', '0.50', '0.50'],
    [0, 2, '0.00', '0.00', '0.00'],
  ])('splits US$%i for %i persons: %s is %s and %s', (priceUsd, persons, ...amounts) => {
    const price = priceFor({ priceUsd }, persons);
    expect([price.totalCents, price.depositCents, price.balanceCents].map(formatAmount)).toEqual(
      amounts,
    );
  });

  it('leaves the odd cent of an odd total in the deposit', () => {
    const { depositCents, balanceCents } = priceFor({ priceUsd: 0.05 }, 1);
    expect([depositCents, balanceCents]).toEqual([3, 2]);
  });

  it('splits the price of every tour and group size into two halves', () => {
    const withMinimum = specifiedTours.filter(({ minimumPersons }) => minimumPersons === 4).length;
    expect(groups).toHaveLength((specifiedTours.length - withMinimum) * 11 + withMinimum * 9);
    for (const { tour, persons } of groups) {
      const price = priceFor(tour, persons);
      expect(price.totalCents).toBe(tour.priceUsd * persons * 100);
      expect(price.depositCents).toBe(tour.priceUsd * persons * 50);
      expect(price.balanceCents).toBe(tour.priceUsd * persons * 50);
    }
  });

  it('never loses or invents a cent, whatever the price becomes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...groups),
        fc.integer({ min: 0, max: 1_000_000 }),
        ({ tour, persons }, priceUsd) => {
          const price = priceFor({ ...tour, priceUsd }, persons);
          expect(price.depositCents + price.balanceCents).toBe(price.totalCents);
          expect(price.depositCents).toBeLessThanOrEqual(price.totalCents);
          expect(price.depositCents).toBeGreaterThanOrEqual(price.balanceCents);
          expect(price.balanceCents).toBeGreaterThanOrEqual(0);
          expect(Object.values(price).filter((amount) => !Number.isSafeInteger(amount))).toEqual(
            [],
          );
          expect(formatAmount(price.totalCents)).toBe(`${BigInt(priceUsd) * BigInt(persons)}.00`);
        },
      ),
    );
  });
});

describe('amounts in words', () => {
  it.each([
    [0, '0.00', 'US$0.00'],
    [5, '0.05', 'US$0.05'],
    [50, '0.50', 'US$0.50'],
    [99, '0.99', 'US$0.99'],
    [100, '1.00', 'US$1.00'],
    [99_999, '999.99', 'US$999.99'],
    [108_400, '1084.00', 'US$1,084.00'],
    [123_456_789, '1234567.89', 'US$1,234,567.89'],
  ])('writes %i cents as %s in the mail and as %s on the page', (cents, amount, usd) => {
    expect(formatAmount(cents)).toBe(amount);
    expect(formatUsd(cents)).toBe(usd);
  });

  it('always has two decimals, and says the same in both forms', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (cents) => {
        expect(formatAmount(cents)).toMatch(/^\d+\.\d{2}$/);
        expect(Number(formatAmount(cents).replace('.', ''))).toBe(cents);
        expect(formatUsd(cents)).toMatch(/^US\$\d{1,3}(,\d{3})*\.\d{2}$/);
        expect(formatUsd(cents).replace('US$', '').replaceAll(',', '')).toBe(formatAmount(cents));
      }),
    );
  });

  it.each([
    [132, 'US$132'],
    [1299, 'US$1,299'],
  ])('writes the price %i on a card as %s', (dollars, expected) => {
    expect(formatWholeUsd(dollars)).toBe(expected);
  });
});
