import type { Booking } from './booking.ts';
import { formatDayWithWeekday, type IsoDay } from './calendar.ts';
import { company } from '#content/company.ts';
import { guestsText } from './inquiry.ts';
import { offerText } from './offers.ts';
import { cancellationTerms } from './cancellation.ts';
import { DEPOSIT_PERCENT } from '#content/policies.ts';
import { formatUsd, type Price } from './pricing.ts';
import type { Tour } from '#content/tour.ts';

/** A request whose tour is known, with its price. */
export interface PricedRequest {
  readonly booking: Booking;
  readonly tour: Tour;
  readonly price: Price;
  readonly reference: string;
  /** The day in Belize on which it is sent. */
  readonly today: IsoDay;
}

/** Answers for staff to copy: whatever only they know stands in square brackets. */
export interface ReadyReplies {
  readonly yes: string;
  readonly otherDay: string;
  readonly no: string;
}

const letter = (request: PricedRequest, ...paragraphs: readonly string[]) =>
  [
    `Hello ${request.booking.firstName},`,
    ...paragraphs.filter((paragraph) => paragraph !== ''),
    `${company.name}\n${company.phone}\n${company.email}`,
  ].join('\n\n');

const thanks = ({ booking, tour, price, reference }: PricedRequest) =>
  `Thank you for your request ${reference}: ${tour.title}, ${formatDayWithWeekday(booking.date)}, ${guestsText(price.persons)}.`;

const sums = (price: Price, day: string) =>
  [
    `Total: ${price.persons} × ${formatUsd(price.perPersonCents)} = ${formatUsd(price.totalCents)}`,
    `Deposit (${DEPOSIT_PERCENT}%): ${formatUsd(price.depositCents)}`,
    `Balance, in cash on arrival${day}: ${formatUsd(price.balanceCents)}`,
  ].join('\n');

const NOTHING_CHARGED = 'Nothing has been charged for this request.';

/** The three answers that a request can have, with names, sums and the reference in place. */
export function readyReplies(request: PricedRequest): ReadyReplies {
  const { booking, tour, price, reference, today } = request;
  const day = formatDayWithWeekday(booking.date);
  const offer = offerText(tour, price.persons);
  return {
    yes: letter(
      request,
      `${thanks(request)} The tour is available on that day.`,
      sums(price, ` on ${day}`),
      offer,
      `Please pay the deposit of ${formatUsd(price.depositCents)} by this link: [PAYMENT LINK]\nYour booking is fully confirmed once we have received it. Detailed instructions for the day follow then.`,
      cancellationTerms(booking.date, today),
      `Please name the reference ${reference} whenever you write or call.`,
    ),
    otherDay: letter(
      request,
      `${thanks(request)} We cannot take you on that day. Would [OTHER DAY] suit you instead?`,
      sums(price, ''),
      offer,
      `If you say yes, we send you a payment link for the deposit of ${formatUsd(price.depositCents)}; your booking is fully confirmed once we have received it. ${NOTHING_CHARGED}`,
      `Please name the reference ${reference} in your answer.`,
    ),
    no: letter(
      request,
      `${thanks(request)} We are sorry: we cannot take you on that day, and we have no other day to offer you.`,
      `${NOTHING_CHARGED} The reference of this request is ${reference}.`,
    ),
  };
}
