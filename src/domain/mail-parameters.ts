import type { Booking } from './booking.ts';
import { formatDay, formatDayWithWeekday, formatShortDay, type IsoDay } from './calendar.ts';
import { company } from '#content/company.ts';
import { weatherPolicy } from '#content/policies.ts';
import { DEPOSIT_PERCENT } from '#content/terms.ts';
import { cancellationTerms } from './cancellation.ts';
import { dialNumber } from './dial-number.ts';
import { dietaryLabel, UNANSWERED } from './diet.ts';
import { guestsText } from './inquiry.ts';
import { countdown } from './lead-time.ts';
import { formatAmount, formatUsd, priceFor } from './pricing.ts';
import { readyReplies } from './reply-text.ts';
import { departureText, refundText, staffFlags } from './staff-notes.ts';
import { findTour, splitTitle } from './tours.ts';

/** Names of all template parameters, as the specification and the staff's e-mail template use them. */
export const mailParameterNames = [
  'to_name',
  'from_name',
  'tour_title',
  'date',
  'participants',
  'total_price',
  'firstName',
  'lastName',
  'email',
  'phone',
  'hotelPickup',
  'hotelName',
  'specialRequirements',
  'dietaryRestrictions',
  'tourId',
  'pricePerPerson',
  'depositAmount',
  'balanceDue',
  'reference',
  'replaces',
  'doubt',
  'cancellation',
  'tourPlace',
  'shortDate',
  'longDate',
  'departure',
  'countdown',
  'sentOn',
  'guests',
  'callNumber',
  'perPersonUsd',
  'totalUsd',
  'depositUsd',
  'balanceUsd',
  'currency',
  'depositPercent',
  'weather',
  'refunds',
  'shortNotice',
  'offer',
  'largeGroup',
  'addressDoubt',
  'dayUnchecked',
  'replyYes',
  'replyYesFamily',
  'replyYesGroup',
  'replyOtherDay',
  'replyNo',
] as const;

export type MailParameters = Record<(typeof mailParameterNames)[number], string>;

/** What staff are to know of a request beside its answers. */
export interface RequestFacts {
  /** As guests and staff read it, with the version from the second on. */
  readonly reference: string;
  /** References of the earlier versions that this one replaces, should they have arrived. */
  readonly replaces: string | null;
  /** It looked automated at first and came again. */
  readonly isDoubtful: boolean;
  /** The staff's closed days were known when it was sent. */
  readonly isDayChecked: boolean;
  /** The day, where the tours run, on which it is sent. */
  readonly today: IsoDay;
}

const DOUBT =
  'The form was filled in as programs do it, or by a password manager, and then sent again by hand.';

const DAY_UNCHECKED =
  'The list of closed days had not reached the guest when this was sent. Check that the tour runs on this day.';

/**
 * The parameters of the staff's e-mail, all strings; empty is left out. The specification's amounts have two decimals
 * and no sign; the names that end in `Usd` hold the same amounts as people read them.
 */
export function mailParameters(booking: Booking, facts: RequestFacts): MailParameters {
  const { reference, today } = facts;
  const tour = findTour(booking.tourId);
  const price = priceFor(tour ?? { priceUsd: 0 }, Number(booking.persons));
  const replies = tour ? readyReplies({ booking, tour, price, reference, today }) : null;
  return {
    to_name: `${company.name} team`,
    from_name: `${booking.firstName} ${booking.lastName}`,
    tour_title: tour?.title ?? 'Unknown Tour',
    date: formatDay(booking.date),
    participants: booking.persons,
    total_price: formatAmount(price.totalCents),
    firstName: booking.firstName,
    lastName: booking.lastName,
    email: booking.email,
    phone: booking.phone,
    hotelPickup: booking.pickupLocation,
    hotelName: booking.accommodation,
    specialRequirements: booking.specialRequirements || UNANSWERED,
    dietaryRestrictions: dietaryLabel(booking.dietaryRestrictions),
    tourId: booking.tourId,
    pricePerPerson: formatAmount(price.perPersonCents),
    depositAmount: formatAmount(price.depositCents),
    balanceDue: formatAmount(price.balanceCents),
    reference,
    replaces: facts.replaces ?? '',
    doubt: facts.isDoubtful ? DOUBT : '',
    cancellation: cancellationTerms(booking.date, today),
    tourPlace: tour ? splitTitle(tour.title).place : 'Unknown Tour',
    shortDate: formatShortDay(booking.date),
    longDate: formatDayWithWeekday(booking.date),
    departure: departureText(tour),
    countdown: countdown(booking.date, today),
    sentOn: formatDayWithWeekday(today),
    guests: guestsText(price.persons),
    callNumber: dialNumber(booking.phone),
    perPersonUsd: formatUsd(price.perPersonCents),
    totalUsd: formatUsd(price.totalCents),
    depositUsd: formatUsd(price.depositCents),
    balanceUsd: formatUsd(price.balanceCents),
    currency: company.currency.code,
    depositPercent: String(DEPOSIT_PERCENT),
    weather: weatherPolicy,
    refunds: refundText(booking.date, today, price),
    ...staffFlags(booking, today, tour, price),
    dayUnchecked: facts.isDayChecked ? '' : DAY_UNCHECKED,
    replyYes: replies?.yes ?? '',
    replyYesFamily: replies?.yesFamily ?? '',
    replyYesGroup: replies?.yesGroup ?? '',
    replyOtherDay: replies?.otherDay ?? '',
    replyNo: replies?.no ?? '',
  };
}
