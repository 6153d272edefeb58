import type { Receipt } from './stored-booking.ts';
import { formatDayWithWeekday, type IsoDay } from '#domain/site/calendar.ts';
import { company } from '#content/company.ts';
import { cancellationTerms } from './cancellation.ts';
import { offerText } from '#domain/tours/offers.ts';
import { formatUsd, priceFor } from '#domain/tours/pricing.ts';
import { findTour } from '#domain/tours/tours.ts';

/**
 * Formats the request without personal data, for the clipboard, an email to oneself or a calendar.
 * @param today the current day in Belize
 */
export function receiptText(receipt: Receipt, today: IsoDay): string {
  const { reference, tourId, date, persons } = receipt;
  const tour = findTour(tourId);
  const price = priceFor(tour ?? { priceUsd: 0 }, persons);
  const offer = offerText(tour, persons);
  return [
    `Tour request ${reference} (not confirmed yet)`,
    `Tour: ${tour?.title ?? 'Unknown Tour'}`,
    `Date: ${formatDayWithWeekday(date)}`,
    `Guests: ${persons}`,
    `Total: ${formatUsd(price.totalCents)}`,
    `Deposit: ${formatUsd(price.depositCents)}`,
    `Balance due in cash on arrival: ${formatUsd(price.balanceCents)}`,
    ...(offer ? [offer] : []),
    cancellationTerms(date, today),
    `${company.name}, ${company.phone}, ${company.email}`,
  ].join('\n');
}
