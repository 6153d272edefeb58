import { expect, it } from 'vitest';

import { offerText } from '#domain/tours/offers.ts';
import { receiptText } from '#domain/booking/receipt-text.ts';
import { findTour } from '#domain/tours/tours.ts';
import { receipt, today } from '#tests/support/booking-draft.ts';
import { sumsOf, usd } from '#tests/support/specification.ts';

const cancellation =
  'Cancel by November 25, 2026 (Belize time) and we refund 100% of the deposit; by December 5, 2026, 50%. After that, it isn’t refundable.';
const company = 'Lamanai Day Tours, +1 800 555 0142, bookings@lamanai-day-tours.example';

it('the receipt lists the request without personal data', () => {
  const { total, half } = sumsOf('lamanai-tour-belize-city', 3);
  expect(receiptText(receipt, today).split('\n')).toEqual([
    'Tour request LAM-ACDE347 (not confirmed yet)',
    'Tour: Lamanai Tour from Belize City',
    'Date: Friday, December 25, 2026',
    'Guests: 3',
    `Total: ${usd(total)}`,
    `Deposit: ${usd(half)}`,
    `Balance due in cash on arrival: ${usd(half)}`,
    cancellation,
    company,
  ]);
});

it('the receipt for 8 guests contains the group offer', () => {
  const lines = receiptText({ ...receipt, persons: 8 }, today).split('\n');
  expect(lines.slice(7)).toEqual([offerText(findTour(receipt.tourId), 8), cancellation, company]);
});

it('the receipt for a tour that no longer exists says "Unknown Tour" with a total of zero', () => {
  const lines = receiptText({ ...receipt, tourId: 'gone' }, today).split('\n');
  expect([lines[1], lines[4]]).toEqual(['Tour: Unknown Tour', 'Total: US$0.00']);
});
