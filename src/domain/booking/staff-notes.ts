import { company } from '#content/company.ts';
import { terms } from '#content/content.data.ts';
import type { Tour } from '#content/tour.ts';
import { formatDay, type IsoDay } from '#domain/site/calendar.ts';
import type { PlaceTime } from '#domain/site/destination-time.ts';
import { offerFor } from '#domain/tours/offers.ts';
import { formatUsd, splitDeposit, type Price } from '#domain/tours/pricing.ts';
import { capitalize } from '#lib/words.ts';

import { refundDays } from './cancellation.ts';
import { isMissingCountryCode, likelyAddress } from './contact-details.ts';
import type { Booking, BookingDraft } from './draft.ts';
import { daysAway, hasTourLeft, isShortNotice } from './lead-time.ts';

/** A party of this size or more may need more than one boat, van or guide. */
const LARGE_GROUP_PERSONS = 11;

const CRUISE_NOTE = `These guests may be coming by cruise ship. Before you answer, check the name of the ship and its back-on-board time (${company.place.country} time). If either is missing, ask for it.`;

/** Returns the alerts for the staff about this request. The text of an alert that does not apply is empty. */
export const findStaffAlerts = (
  booking: Booking,
  now: PlaceTime,
  tour: Tour | undefined,
  price: Price,
) => ({
  ...timeFlags(booking, now, tour),
  offer: offerNote(tour, price),
  largeGroup:
    price.persons >= LARGE_GROUP_PERSONS
      ? `${price.persons} persons. Check seats and guides before you answer.`
      : '',
  cruisePickup: isCruisePickup(booking) ? CRUISE_NOTE : '',
  addressDoubt: addressNote(booking.email),
  phoneDoubt: isMissingCountryCode(booking.phone) ? 'no country code' : '',
});

function timeFlags({ date }: Booking, now: PlaceTime, tour: Tour | undefined) {
  return {
    departed:
      hasTourLeft(now, tour, date) && tour
        ? `That day’s tour had already left when the guest sent this request (it starts at ${tour.startTime}). Offer another day.`
        : '',
    shortNotice: isShortNotice(date, now.today)
      ? `${capitalize(daysAway(date, now.today))}. Call now.`
      : '',
  };
}

function offerNote(tour: Tour | undefined, price: Price): string {
  const offer = offerFor(tour, price.persons);
  if (offer === null) return '';
  if (offer === 'group') {
    return `A party of ${price.persons} may ask for the group discount. The price below does not include it; the answer page works out the sums.`;
  }
  const { totalCents, depositCents, balanceCents } = discountedPrice(
    price,
    terms.familyDiscountPercent,
  );
  return `If these ${price.persons} are one family, they may ask for the free upgrade to a fully private tour plus ${terms.familyDiscountPercent}% off: ${formatUsd(totalCents)} in all, deposit ${formatUsd(depositCents)}, balance ${formatUsd(balanceCents)}. Any other party of this size may ask for the group discount. The price below includes neither; the answer page works out both.`;
}

/** Returns the price after a discount in percent. */
export function discountedPrice(price: Price, percent: number): Price {
  const totalCents = Math.round((price.totalCents * (100 - percent)) / 100);
  return { ...price, ...splitDeposit(totalCents) };
}

function addressNote(email: string): string {
  const likely = likelyAddress(email);
  return likely
    ? `The address may have a typo: perhaps the guest meant ${likely}. Call if you get no answer.`
    : '';
}

/**
 * Describes the refunds of the deposit and their last days, both included. The text names days, so that it is still
 * correct later.
 */
export function refundText(date: IsoDay, today: IsoDay, { depositCents }: Price): string {
  const { full, half } = refundDays(date);
  const halfUsd = formatUsd(Math.round(depositCents / 2));
  if (today <= full) {
    return `${formatUsd(depositCents)} if the guest cancels by ${formatDay(full)}; ${halfUsd} by ${formatDay(half)}; nothing after that.`;
  }
  return today <= half
    ? `${halfUsd} if the guest cancels by ${formatDay(half)}; nothing after that.`
    : 'Nothing: the last day for a refund had passed when this was sent.';
}

/** Returns the place and time of departure; empty for an unknown tour. */
export const departureText = (tour: Pick<Tour, 'departure'> | undefined): string =>
  tour?.departure.replace(', daily', '') ?? '';

const CRUISE_WORDS = /\b(?:cruise|ships?\b|tenders?\b)/i;

/** True if the guests seem to arrive by cruise ship. A ship departs without guests who return late. */
const isCruisePickup = ({
  accommodation,
  pickupLocation,
  specialRequirements,
}: Pick<BookingDraft, 'accommodation' | 'pickupLocation' | 'specialRequirements'>): boolean =>
  [accommodation, pickupLocation, specialRequirements].some((text) => CRUISE_WORDS.test(text));
