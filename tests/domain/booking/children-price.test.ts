import { describe, expect, it, vi } from 'vitest';

import { answerText } from '#domain/booking/answer-text.ts';
import { emptyOptions } from '#domain/booking/answer-options.ts';
import { parseBooking } from '#domain/booking/booking.ts';
import { requestText } from '#domain/booking/booking-text.ts';
import { mailParameters } from '#domain/booking/mail-parameters.ts';
import { receiptText } from '#domain/booking/receipt-text.ts';
import { countYoungGuests, requestPrice } from '#domain/booking/request-price.ts';
import {
  createReceipt,
  parseReceipt,
  readReceipt,
  writeReceipt,
} from '#domain/booking/stored-booking.ts';
import { structuredDataFor } from '#domain/site/structured-data.ts';
import { childrenPriceLine, formatSum } from '#domain/tours/pricing.ts';
import { reference, requestFacts, today, validDraft } from '#tests/support/booking-draft.ts';
import { staffRequest } from '#tests/support/staff-request.ts';

vi.mock('#content/content.data.ts', async (original) => {
  const { withTourOptions } = await import('#tests/support/tour-options.ts');
  return withTourOptions(original, {
    'lamanai-tour-belize-city': { priceUsd: 132, childrenPrice: { usd: 66, upToAge: 11 } },
  });
});

const tour = { priceUsd: 132, childrenPrice: { usd: 66, upToAge: 11 } };
const family = { ...validDraft, childrenAges: '12, 8' };

describe('the price of a request', () => {
  it.each<[what: string, persons: string, ages: string, sum: string, total: number]>([
    ['no children', '3', '', '3 × US$132.00', 396],
    ['one child', '3', '8', '2 × US$132.00 + 1 child × US$66.00', 330],
    ['the last age of a child', '2', '11', '1 × US$132.00 + 1 child × US$66.00', 198],
    ['the first age of an adult', '2', '12', '2 × US$132.00', 264],
    ['a baby and a child', '4', '0, 6', '2 × US$132.00 + 2 children × US$66.00', 396],
    ['ages in words', '4', '6 and 15 years', '3 × US$132.00 + 1 child × US$66.00', 462],
    ['ages that cannot be read', '3', 'two small ones', '3 × US$132.00', 396],
    ['more ages than persons', '2', '4, 5, 6', '2 children × US$66.00', 132],
  ])('counts the children who pay less: %s', (_what, persons, childrenAges, sum, total) => {
    const price = requestPrice(tour, { persons, childrenAges });
    expect([formatSum(price), price.totalCents]).toEqual([sum, total * 100]);
    expect(price.depositCents + price.balanceCents).toBe(price.totalCents);
  });

  it('is the same for all persons of a tour without a price for children', () => {
    const price = requestPrice({ priceUsd: 100 }, { persons: '3', childrenAges: '8' });
    expect([price.totalCents, price.children]).toEqual([30_000, 0]);
    expect(countYoungGuests({ priceUsd: 100 }, '8')).toBe(0);
  });
});

it.each([
  [tour, 'Children up to 11 pay US$66.'],
  [
    { priceUsd: 132, childrenPrice: { usd: 0, upToAge: 3 } },
    'Children up to 3 are free of charge.',
  ],
  [{ priceUsd: 132 }, ''],
])('the line about the prices %o is "%s"', (prices, line) => {
  expect(childrenPriceLine(prices)).toBe(line);
});

describe('a request with a child who pays less', () => {
  const booking = parseBooking(family, today);

  it('has its total in the email', () => {
    expect(mailParameters(booking, requestFacts)).toMatchObject({
      total_price: '330.00',
      pricePerPerson: '132.00',
      participants: '3',
      depositAmount: '165.00',
      balanceDue: '165.00',
      totalUsd: 'US$330.00',
      perPersonUsd: 'US$132.00, but US$66.00 for 1 child',
      sum: '2 × US$132.00 + 1 child × US$66.00',
      optionalAnswers: 'Children: 2 children, ages 12 and 8',
    });
    expect(mailParameters({ ...booking, childrenAges: '' }, requestFacts)).not.toHaveProperty(
      'sum',
    );
  });

  it('has its total in the copied request and in the answer', () => {
    expect(requestText(family, reference)).toContain(
      'Total: US$330.00 (deposit US$165.00, balance US$165.00)',
    );
    const options = { ...emptyOptions, pickupPlace: 'Lobby', pickupTime: '8:00 AM' };
    expect(answerText('yes', staffRequest(family), options, today)).toContain(
      '2 × US$132.00 + 1 child × US$66.00 = US$330.00',
    );
  });

  it('has its total in the receipt, which contains no ages', () => {
    const receipt = createReceipt(reference, family);
    expect(receipt).toMatchObject({ persons: 3, children: 1 });
    expect(receiptText(receipt, today)).toContain('Total: US$330.00');
    expect(readReceipt(writeReceipt(receipt, 0))).toEqual(receipt);
    expect(receipt).not.toHaveProperty('childrenAges');
    expect(createReceipt(reference, validDraft)).not.toHaveProperty('children');
    expect(parseReceipt({ ...receipt, children: 0 })).toBeNull();
  });
});

it('the structured data states both prices', () => {
  const [data] = structuredDataFor('/tour/lamanai-tour-belize-city');
  expect(data).toMatchObject({
    offers: {
      price: 132,
      priceSpecification: [
        { price: 132, unitText: 'person' },
        { price: 66, unitText: 'child up to age 11' },
      ],
    },
  });
});
