import type { Booking } from './booking.ts';
import { formatDay, type IsoDay } from './calendar.ts';
import { company } from './company.ts';
import { cancellationTerms } from './cancellation.ts';
import { formatAmount, priceFor } from './pricing.ts';
import { findTour } from './tours.ts';

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
] as const;

export type MailParameters = Record<(typeof mailParameterNames)[number], string>;

/** `gluten-free` as staff read it: `Gluten-free`; no choice reads `None`. */
export const dietaryLabel = (option: string): string =>
  option === '' ? 'None' : option.charAt(0).toUpperCase() + option.slice(1);

/** What staff are to know of a request beside its answers. */
export interface RequestFacts {
  /** As guests and staff read it, with the version from the second on. */
  readonly reference: string;
  /** Reference of the earlier request that this one replaces, should that have arrived. */
  readonly replaces: string | null;
  /** It looked automated at first and came again. */
  readonly isDoubtful: boolean;
  /** The day in Belize on which it is sent. */
  readonly today: IsoDay;
}

const DOUBT =
  'The form was filled in as programs do it, or by a password manager, and then sent again by hand.';

/** The parameters of the staff's e-mail: all strings, money with two decimals and no sign; empty is left out. */
export function mailParameters(booking: Booking, facts: RequestFacts): MailParameters {
  const tour = findTour(booking.tourId);
  const price = priceFor(tour ?? { priceUsd: 0 }, Number(booking.persons));
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
    specialRequirements: booking.specialRequirements || 'None',
    dietaryRestrictions: dietaryLabel(booking.dietaryRestrictions),
    tourId: booking.tourId,
    pricePerPerson: formatAmount(price.perPersonCents),
    depositAmount: formatAmount(price.depositCents),
    balanceDue: formatAmount(price.balanceCents),
    reference: facts.reference,
    replaces: facts.replaces ?? '',
    doubt: facts.isDoubtful ? DOUBT : '',
    cancellation: cancellationTerms(booking.date, facts.today),
  };
}
