import { DEPOSIT_PERCENT } from '#content/terms.ts';
import { repliesTo } from '#content/replies.ts';
import type { Tour } from '#content/tour.ts';
import { notSureYet } from '#content/every-tour.ts';

import type { Booking } from './booking.ts';
import { formatDayWithWeekday, type IsoDay } from './calendar.ts';
import { cancellationTerms } from './cancellation.ts';
import { guestsText } from './inquiry.ts';
import { offerFor, offerText } from './offers.ts';
import { formatUsd, type Price } from './pricing.ts';
import { departureText, familyPrice } from './staff-notes.ts';

/** A request whose tour is known, with its price. */
interface PricedRequest {
  readonly booking: Booking;
  readonly tour: Tour;
  readonly price: Price;
  readonly reference: string;
  /** The day in Belize on which it is sent. */
  readonly today: IsoDay;
}

/** Whether the departure, as the site tells it, says when these guests are met too. */
const isUsualPickup = ({ pickupPoints }: Tour, pickup: string) =>
  pickup !== notSureYet && pickupPoints.includes(pickup);

const sumsOf = ({ totalCents, depositCents, balanceCents }: Price) => ({
  total: formatUsd(totalCents),
  deposit: formatUsd(depositCents),
  balance: formatUsd(balanceCents),
});

/** The answers that a request can have, with names, sums and the reference in place. */
export function readyReplies({ booking, tour, price, reference, today }: PricedRequest) {
  return repliesTo({
    firstName: booking.firstName,
    reference,
    tour: tour.title,
    day: formatDayWithWeekday(booking.date),
    guests: guestsText(price.persons),
    departure: departureText(tour),
    isUsualPickup: isUsualPickup(tour, booking.pickupLocation),
    persons: price.persons,
    perPerson: formatUsd(price.perPersonCents),
    diet: booking.dietaryRestrictions === 'none' ? '' : booking.dietaryRestrictions,
    hasRequirements: booking.specialRequirements !== '',
    depositPercent: DEPOSIT_PERCENT,
    sums: sumsOf(price),
    familySums: offerFor(tour, price.persons) === 'family' ? sumsOf(familyPrice(price)) : null,
    offer: offerText(tour, price.persons),
    cancellation: cancellationTerms(booking.date, today),
  });
}
