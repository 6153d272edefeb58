import { expect, it, vi } from 'vitest';

import type * as Content from '#content/content.data.ts';
import { receiptText, requestText } from '#domain/booking/booking-text.ts';
import { parseBooking } from '#domain/booking/draft.ts';
import { mailParameters } from '#domain/booking/mail-parameters.ts';
import { priceFor } from '#domain/tours/pricing.ts';
import { answerText } from '#domain/booking/answer-text.ts';
import { toStaffRequest } from '#domain/booking/staff-request.ts';
import { refundText, findStaffAlerts } from '#domain/booking/staff-notes.ts';
import { findTour } from '#domain/tours/tours.ts';
import {
  receipt,
  reference,
  requestFacts,
  today,
  validDraft,
} from '#tests/support/booking-draft.ts';
import { optionsOf } from '#tests/support/staff-request.ts';
import { sumsOf, usd } from '#tests/support/specification.ts';

// With a deposit of 50%, the deposit and the balance would be equal, so a mistake would not be noticed.
vi.mock('#content/content.data.ts', async (original) => {
  const content = await original<typeof Content>();
  return { ...content, terms: { ...content.terms, depositPercent: 40 } };
});

const { total } = sumsOf('lamanai-tour-belize-city', 3);
const deposit = total * 0.4;
const balance = total * 0.6;

it('the staff email shows the total, the deposit and the balance', () => {
  const booking = parseBooking(validDraft, today);
  const parameters = mailParameters(booking, requestFacts);
  expect(parameters).toMatchObject({
    total_price: total.toFixed(2),
    depositAmount: deposit.toFixed(2),
    balanceDue: balance.toFixed(2),
    totalUsd: usd(total),
    depositUsd: usd(deposit),
    balanceUsd: usd(balance),
    depositPercent: '40',
  });
});

it('the copied request and the receipt show the total, the deposit and the balance', () => {
  expect(requestText(validDraft, reference)).toContain(
    `Total: ${usd(total)} (deposit ${usd(deposit)}, balance ${usd(balance)})`,
  );
  expect(receiptText(receipt, today)).toContain(
    `\nDeposit: ${usd(deposit)}\nBalance due in cash on arrival: ${usd(balance)}\n`,
  );
});

it('the staff notes use the configured deposit percentage', () => {
  const family = sumsOf('lamanai-tour-belize-city', 8).total * 0.9;
  const booking = parseBooking({ ...validDraft, persons: '8' }, today);
  const tour = findTour(booking.tourId);
  if (!tour) throw new Error(booking.tourId);
  const price = priceFor(tour, 8);
  expect(findStaffAlerts(booking, { today, minutes: 720 }, tour, price).offer).toContain(
    `${usd(family)} in all, deposit ${usd(family * 0.4)}, balance ${usd(family * 0.6)}.`,
  );
  const request = toStaffRequest(booking, requestFacts);
  const options = optionsOf(request, { offer: 'family' });
  expect(answerText('yes', request, options, today)).toContain(
    `: ${usd(family * 0.4)}\nBalance, in cash on arrival on Friday, December 25, 2026: ${usd(family * 0.6)}`,
  );
  expect(refundText('2026-12-25', today, priceFor({ priceUsd: 100 }, 3))).toBe(
    'US$120.00 if the guest cancels by November 25, 2026; US$60.00 by December 5, 2026; nothing after that.',
  );
});
