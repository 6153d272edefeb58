import { company } from '#content/company.ts';
import { pickupUnknown, replies, terms } from '#content/content.data.ts';
import type { ReplyFacts } from '#content/reply-facts.ts';
import type { Tour } from '#content/tour.ts';

import type { Booking } from './booking.ts';
import { formatDayWithWeekday, type IsoDay } from '#domain/site/calendar.ts';
import { cancellationTerms } from './cancellation.ts';
import { guestsText } from './whatsapp-message.ts';
import { offerFor, offerText } from '#domain/tours/offers.ts';
import { formatUsd, type Price } from '#domain/tours/pricing.ts';
import { departureText, familyPrice } from './staff-notes.ts';

/** A request whose tour is known, with its price. */
interface PricedRequest {
  readonly booking: Booking;
  readonly tour: Tour;
  readonly price: Price;
  readonly reference: string;
  /** The day in Belize when the reply is sent. */
  readonly today: IsoDay;
}

/** True if the site's departure time also applies to these guests. */
const isUsualPickup = ({ pickupPoints }: Tour, pickup: string) =>
  pickup !== pickupUnknown && pickupPoints.includes(pickup);

/** Removes the lines with facts that the request does not have. */
function written(text: string, facts: ReplyFacts): string {
  const names = Object.keys(facts) as (keyof ReplyFacts)[];
  const lacking = names.filter((name) => facts[name] === '');
  return text
    .split('\n')
    .filter((line) => !lacking.some((name) => line.includes(`{${name}}`)))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/\{(\w+)\}/g, (_, name: keyof ReplyFacts) => facts[name]);
}

/** Returns the replies to a request, for staff to copy. Staff fill in the square brackets. */
export function readyReplies({ booking, tour, price, reference, today }: PricedRequest) {
  const { persons, totalCents, depositCents, balanceCents } = price;
  const total = `${persons} × ${formatUsd(price.perPersonCents)} = ${formatUsd(totalCents)}`;
  const offer = offerText(tour, persons);
  const facts: ReplyFacts = {
    firstName: booking.firstName,
    reference,
    tour: tour.title,
    day: formatDayWithWeekday(booking.date),
    guests: guestsText(persons),
    departure: departureText(tour),
    pickup: isUsualPickup(tour, booking.pickupLocation) ? '' : 'pickup',
    diet: booking.dietaryRestrictions === 'none' ? '' : booking.dietaryRestrictions,
    requirements: booking.specialRequirements && 'special requirements',
    family: '',
    party: '',
    total,
    depositSum: formatUsd(depositCents),
    balanceSum: formatUsd(balanceCents),
    theDeposit: offer ? 'the deposit' : `the deposit of ${formatUsd(depositCents)}`,
    offer,
    cancellation: cancellationTerms(booking.date, today),
    signature: [company.name, company.phone, company.email].join('\n'),
  };
  const family = familyPrice(price);
  const forFamily: ReplyFacts = {
    ...facts,
    offer: '',
    family: String(persons),
    total: `${total}, less ${terms.familyDiscountPercent}% = ${formatUsd(family.totalCents)}`,
    depositSum: formatUsd(family.depositCents),
    balanceSum: formatUsd(family.balanceCents),
  };
  /** Only staff know the amount of the group discount. */
  const forParty: ReplyFacts = {
    ...facts,
    offer: '',
    party: String(persons),
    total: `[TOTAL WITH THE DISCOUNT] instead of ${total}`,
    depositSum: '[DEPOSIT WITH THE DISCOUNT]',
    balanceSum: '[BALANCE WITH THE DISCOUNT]',
  };
  return {
    replyYes: written(replies.yes, facts),
    replyYesFamily: offerFor(tour, persons) === 'family' ? written(replies.yes, forFamily) : '',
    replyYesGroup: offer && written(replies.yes, forParty),
    replyOtherDay: written(replies.otherDay, facts),
    replyNo: written(replies.no, facts),
  };
}
