import { addDays } from 'date-fns';

import { pickupUnknown, replies, terms } from '#content/content.data.ts';
import type { Tour } from '#content/tour.ts';
import { isBookableDay, toIsoDay, toLocalDate, type IsoDay } from '#domain/site/calendar.ts';
import { findDayObstacle } from '#domain/tours/availability.ts';
import { offerFor, type Offer } from '#domain/tours/offers.ts';
import { findTour } from '#domain/tours/tours.ts';

import { dayProblem, type AnswerDay } from './answer-days.ts';
import { isShortNotice } from './lead-time.ts';
import { findPickupTime } from './pickup-places.ts';
import type { StaffRequest } from './staff-request.ts';

export const answerKinds = [
  'yes',
  'offer',
  'otherDay',
  'no',
  'deposit',
  'reminder',
  'weather',
  'thanks',
] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** The parts of a reply that staff decide. The site proposes a value for each part. */
export interface AnswerOptions {
  readonly offer: Offer | 'none';
  /** The group discount as staff typed it. */
  readonly discountPercent: string;
  readonly pickupPlace: string;
  /** The pickup time as staff typed it, such as `8:00 AM`. */
  readonly pickupTime: string;
  /** The reply to the guest's special requirements. */
  readonly requirements: string;
  /** The other days to offer. A day is empty if it is not offered. */
  readonly firstDay: IsoDay;
  readonly secondDay: IsoDay;
}

export type AnswerErrors = Partial<Record<keyof AnswerOptions, string>>;

export const emptyOptions: AnswerOptions = {
  offer: 'none',
  discountPercent: '',
  pickupPlace: '',
  pickupTime: '',
  requirements: '',
  firstDay: '',
  secondDay: '',
};

const CLOCK_TIME = /^(?:[1-9]|1[0-2]):[0-5]\d (?:AM|PM)$/;
const PERCENT = /^[1-9]\d?$/;
const SEARCHED_DAYS = 14;

const instructing: ReadonlySet<AnswerKind> = new Set(['deposit', 'reminder']);
const offeringDays: ReadonlySet<AnswerKind> = new Set(['otherDay', 'weather']);
const withPickup: ReadonlySet<AnswerKind> = new Set(['yes', 'offer', 'deposit', 'reminder']);
const withWishes: ReadonlySet<AnswerKind> = new Set(['yes', 'offer']);
const withSums: ReadonlySet<AnswerKind> = new Set(['offer', 'otherDay', 'deposit', 'reminder']);

/**
 * Returns the tour of a request.
 * @throws Error if the tour does not exist, which the request's schema prevents
 */
export function tourOf({ booking }: StaffRequest): Tour {
  const tour = findTour(booking.tourId);
  if (!tour) throw new Error(`There is no tour ${booking.tourId}`);
  return tour;
}

/** Returns the offer that applies to the request's party; null if the party is too small for an offer. */
export const requestOffer = (request: StaffRequest): Offer | null =>
  offerFor(tourOf(request), Number(request.booking.persons));

/** True if this kind of reply offers other days. */
export const offersDays = (kind: AnswerKind): boolean => offeringDays.has(kind);

/** Returns the discount in percent; 0 for no offer, and as long as staff have not entered a valid number. */
export function discountOf({ offer, discountPercent }: AnswerOptions): number {
  if (offer === 'family') return terms.familyDiscountPercent;
  return offer === 'group' && PERCENT.test(discountPercent) ? Number(discountPercent) : 0;
}

/** Returns the options of this kind of reply for this request, in the order of the form. */
export function optionFields(
  kind: AnswerKind,
  request: StaffRequest,
): readonly (keyof AnswerOptions)[] {
  const offer = requestOffer(request);
  return [
    ...(withSums.has(kind) && offer ? (['offer', 'discountPercent'] as const) : []),
    ...(withPickup.has(kind) ? (['pickupPlace', 'pickupTime'] as const) : []),
    ...(withWishes.has(kind) && request.booking.specialRequirements
      ? (['requirements'] as const)
      : []),
    ...(offersDays(kind) ? (['firstDay', 'secondDay'] as const) : []),
  ];
}

/** Guests write `My hotel in Hopkins` from their own point of view, so the reply names the accommodation instead. */
const IS_FROM_GUEST = /^my\b/i;

function proposePickup(request: StaffRequest) {
  const tour = tourOf(request);
  const chosen = findPickupTime(tour, request.booking.pickupLocation);
  return {
    pickupPlace: chosen?.place ?? proposePickupPlace(request),
    pickupTime: chosen?.time ?? tour.startTime,
  };
}

function proposePickupPlace({ booking }: StaffRequest): string {
  if (booking.pickupLocation === pickupUnknown) return '';
  return IS_FROM_GUEST.test(booking.pickupLocation)
    ? booking.accommodation
    : booking.pickupLocation;
}

const dayFrom = (day: IsoDay, days: number): IsoDay => toIsoDay(addDays(toLocalDate(day), days));

/** Proposes the open days nearest to the requested day, not earlier than tomorrow. */
function proposeDays({ booking }: StaffRequest, { today, closedDays }: AnswerDay) {
  const start = booking.date > today ? booking.date : today;
  const nearest = Array.from({ length: SEARCHED_DAYS }, (_, index) => index + 1)
    .flatMap((distance) => [dayFrom(start, distance), dayFrom(start, -distance)])
    .filter(
      (day) =>
        day > today &&
        isBookableDay(day, today) &&
        !findDayObstacle(day, booking.tourId, closedDays),
    );
  return nearest.slice(0, 2).toSorted();
}

/** Proposes the options of this kind of reply. */
export function proposeOptions(
  kind: AnswerKind,
  request: StaffRequest,
  day: AnswerDay,
): AnswerOptions {
  const [firstDay = '', secondDay = ''] = proposeDays(request, day);
  return {
    ...emptyOptions,
    offer: (kind === 'offer' && requestOffer(request)) || 'none',
    discountPercent: String(replies.groupDiscountPercent ?? ''),
    ...proposePickup(request),
    firstDay,
    secondDay,
  };
}

function dayError(
  field: 'firstDay' | 'secondDay',
  offered: IsoDay,
  request: StaffRequest,
  day: AnswerDay,
): AnswerErrors {
  const problem =
    offered === request.booking.date
      ? 'The guest asked for this day. Choose another one.'
      : dayProblem(offered, request, day);
  return problem ? { [field]: problem } : {};
}

/** Returns the options that staff must change before they can send the reply; empty if there are none. */
export function answerErrors(
  kind: AnswerKind,
  request: StaffRequest,
  options: AnswerOptions,
  day: AnswerDay,
): AnswerErrors {
  const needsPickup = instructing.has(kind) || isShortNotice(request.booking.date, day.today);
  const { offer, pickupPlace, pickupTime, firstDay, secondDay } = options;
  const errors: AnswerErrors = {
    ...(kind === 'offer' && offer === 'none' && { offer: 'Choose an offer.' }),
    ...(offer === 'group' &&
      discountOf(options) === 0 && {
        discountPercent: 'Enter the group discount as a whole number, such as 5.',
      }),
    ...(needsPickup &&
      pickupPlace.trim() === '' && {
        pickupPlace: 'Enter the pickup place. The guest needs it now.',
      }),
    ...(!CLOCK_TIME.test(pickupTime) && { pickupTime: 'Enter the time like 8:00 AM.' }),
    ...dayError('firstDay', firstDay, request, day),
    ...(secondDay !== '' && dayError('secondDay', secondDay, request, day)),
    ...(secondDay !== '' &&
      secondDay === firstDay && { secondDay: 'Choose another day than the first one.' }),
  };
  const fields = optionFields(kind, request);
  return Object.fromEntries(
    fields.flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])),
  );
}
