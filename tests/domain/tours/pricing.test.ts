import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatAmount, formatUsd, formatWholeUsd, priceFor } from '#domain/tours/pricing.ts';

describe('priceFor', () => {
  it('priceFor adds the odd cent of a total to the deposit', () => {
    const { depositCents, balanceCents } = priceFor({ priceUsd: 0.05 }, 1);
    expect([depositCents, balanceCents]).toEqual([3, 2]);
  });

  it('priceFor splits any total without losing a cent', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 20 }), (priceUsd, persons) => {
        const price = priceFor({ priceUsd }, persons);
        expect(price.totalCents).toBe(priceUsd * persons * 100);
        expect(price.depositCents).toBe(priceUsd * persons * 50);
        expect(price.depositCents + price.balanceCents).toBe(price.totalCents);
        expect(formatAmount(price.totalCents)).toBe(`${BigInt(priceUsd) * BigInt(persons)}.00`);
      }),
    );
  });
});

describe('formatted amounts', () => {
  it.each([
    [0, '0.00', 'US$0.00'],
    [5, '0.05', 'US$0.05'],
    [108_400, '1084.00', 'US$1,084.00'],
    [123_456_789, '1234567.89', 'US$1,234,567.89'],
  ])(
    'an amount of %i cents is written as %s in the email and as %s on the page',
    (cents, amount, usd) => {
      expect(formatAmount(cents)).toBe(amount);
      expect(formatUsd(cents)).toBe(usd);
    },
  );

  it.each([
    [132, 'US$132'],
    [1299, 'US$1,299'],
  ])('a price of %i dollars is written on a card as %s', (dollars, expected) => {
    expect(formatWholeUsd(dollars)).toBe(expected);
  });
});
