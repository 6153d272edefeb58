import { addDays } from 'date-fns';

import { pickupUnknown, replies, terms } from '#content/content.data.ts';
import { ticketAnswers, ticketsLine, type TicketAnswer } from '#content/tickets.ts';
import type { Tour } from '#content/tour.ts';
import { findDayProblem } from '#domain/notices/closed-days.ts';
import type { Closure } from '#domain/notices/notices.ts';
import {
  isBookableDay,
  isRealDay,
  toIsoDay,
  toLocalDate,
  type IsoDay,
} from '#domain/site/calendar.ts';
import type { PlaceTime } from '#domain/site/destination-time.ts';
import { offerFor, type Offer } from '#domain/tours/offers.ts';
import { formatUsd, priceFor, type Price } from '#domain/tours/pricing.ts';
import { findTour } from '#domain/tours/tours.ts';
import { formatList } from '#lib/words.ts';

import { hasTourLeft, isShortNotice } from './lead-time.ts';
import type { StaffRequest } from './staff-request.ts';

export const answerKinds = ['yes', 'otherDay', 'no', 'deposit'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** The texts that staff only copy. */
export const plainTextKinds = ['reminder', 'weather', 'thanks'] as const;
export type PlainTextKind = (typeof plainTextKinds)[number];

/** The parts of a reply that staff decide. The site proposes a value for each part. */
export interface AnswerOptions {
  /** The day of the tour; empty or not a real day while staff are typing it. */
  readonly day: IsoDay;
  /** The total to quote: today's, or the one that the guest saw. It is empty until staff have decided. */
  readonly quotedTotal: 'today' | 'guest' | '';
  readonly offer: Offer | 'none';
  /** The group discount as staff typed it. */
  readonly discountPercent: string;
  readonly pickupPlace: string;
  /** The pickup time as staff typed it, such as `8:00 AM`. */
  readonly pickupTime: string;
  /** The answer to whether the price covers the tickets; empty until staff have decided. */
  readonly tickets: TicketAnswer | '';
  /** The reply to the guest's special requirements. */
  readonly requirements: string;
  /** The other days to offer. A day is empty if it is not offered. */
  readonly firstDay: IsoDay;
  readonly secondDay: IsoDay;
}

/** The options that staff have set. They hold for every answer to the request. */
export type ChosenOptions = Partial<AnswerOptions>;

export type AnswerErrors = Partial<Record<keyof AnswerOptions, string>>;

/** The facts on which the options depend, in addition to the request. */
export interface AnswerFacts extends PlaceTime {
  readonly closedDays: readonly Closure[];
}

const CLOCK_TIME = /^(?:[1-9]|1[0-2]):[0-5]\d (?:AM|PM)$/;
const PERCENT = /^[1-9]\d?$/;
const SEARCHED_DAYS = 14;

const [, , ticketsUndecided] = ticketAnswers;
/** The answers to whether the price covers the tickets that staff can give a guest. */
export const ticketDecisions = ticketAnswers.filter((answer) => answer !== ticketsUndecided);

export const tourOf = ({ booking }: StaffRequest): Tour | undefined => findTour(booking.tourId);

/** Returns the title of the tour. A request may name a tour that the site no longer has. */
export const tourTitle = (request: StaffRequest): string =>
  tourOf(request)?.title ?? 'the tour that you asked for';

/** Returns the kinds of answer that suit this request: a tour that the site no longer has cannot be confirmed. */
export const possibleKinds = (request: StaffRequest): readonly AnswerKind[] =>
  tourOf(request) ? answerKinds : ['otherDay', 'no'];

/** Returns the offer that applies to the request's party; null if the party is too small for an offer. */
export const requestOffer = (request: StaffRequest): Offer | null =>
  tourOf(request) ? offerFor(tourOf(request), Number(request.booking.persons)) : null;

/** Returns the discount in percent; 0 for no offer, and as long as staff have not entered a valid number. */
export function discountOf({ offer, discountPercent }: AnswerOptions): number {
  if (offer === 'family') return terms.familyDiscountPercent;
  return offer === 'group' && PERCENT.test(discountPercent) ? Number(discountPercent) : 0;
}

/** Returns today's price of the request without an offer; null if the site no longer has the tour. */
export function todaysPrice(request: StaffRequest): Price | null {
  const tour = tourOf(request);
  return tour ? priceFor(tour, Number(request.booking.persons)) : null;
}

function hasPriceChanged(request: StaffRequest): boolean {
  const price = todaysPrice(request);
  return price !== null && price.totalCents !== request.totalCents;
}

/** True if the guest was promised to hear before the deposit whether the price covers the tickets. */
function awaitsTickets(tour: Tour | undefined): boolean {
  if (!tour || tour.ticketsLine === '') return false;
  return tour.ticketsLine === ticketsLine(tour.transportationType, ticketsUndecided);
}

/** Returns the options of this kind of reply for this request, in the order of the form. */
export function optionFields(
  kind: AnswerKind,
  request: StaffRequest,
  options: AnswerOptions,
): readonly (keyof AnswerOptions)[] {
  const sums: readonly (keyof AnswerOptions)[] = [
    ...(hasPriceChanged(request) ? (['quotedTotal'] as const) : []),
    ...(requestOffer(request) ? (['offer'] as const) : []),
    ...(options.offer === 'group' ? (['discountPercent'] as const) : []),
  ];
  const pickup = ['pickupPlace', 'pickupTime'] as const;
  const fields: Readonly<Record<AnswerKind, readonly (keyof AnswerOptions)[]>> = {
    yes: [
      'day',
      ...sums,
      ...pickup,
      ...(awaitsTickets(tourOf(request)) ? (['tickets'] as const) : []),
      ...(request.booking.specialRequirements ? (['requirements'] as const) : []),
    ],
    otherDay: ['day', ...sums, 'firstDay', 'secondDay'],
    no: ['day'],
    deposit: ['day', ...sums, ...pickup],
  };
  return fields[kind];
}

/** Guests write `My hotel in Hopkins` from their own point of view, so the reply names the accommodation instead. */
const IS_FROM_GUEST = /^my\b/i;

function proposePickupPlace({ booking }: StaffRequest): string {
  if (booking.pickupLocation === pickupUnknown) return '';
  return IS_FROM_GUEST.test(booking.pickupLocation)
    ? booking.accommodation
    : booking.pickupLocation;
}

/** True if the tour stops at the place that the guest wrote, or if the guest left it open. */
const isPickupPoint = ({ booking }: StaffRequest, tour: Tour): boolean =>
  tour.pickupPoints.includes(booking.pickupLocation);

const dayFrom = (day: IsoDay, days: number): IsoDay => toIsoDay(addDays(toLocalDate(day), days));

/** Proposes the open days nearest to the day of the tour, not earlier than tomorrow. */
function proposeDays(day: IsoDay, tourId: string, { today, closedDays }: AnswerFacts) {
  const start = isRealDay(day) && day > today ? day : today;
  const nearest = Array.from({ length: SEARCHED_DAYS }, (_, index) => index + 1)
    .flatMap((distance) => [dayFrom(start, distance), dayFrom(start, -distance)])
    .filter((other) => other > today && !findDayProblem(other, tourId, { today, closedDays }));
  return nearest.slice(0, 2).toSorted();
}

/** Returns the options of the request: what staff have set, and proposals for the rest. */
export function answerOptions(
  request: StaffRequest,
  chosen: ChosenOptions,
  facts: AnswerFacts,
): AnswerOptions {
  const { booking } = request;
  const tour = tourOf(request);
  const day = chosen.day ?? booking.date;
  const [firstDay = '', secondDay = ''] = proposeDays(day, booking.tourId, facts);
  return {
    day,
    quotedTotal: '',
    offer: 'none',
    discountPercent: String(replies.groupDiscountPercent ?? ''),
    pickupPlace: proposePickupPlace(request),
    pickupTime: tour && isPickupPoint(request, tour) ? tour.startTime : '',
    tickets: '',
    requirements: '',
    firstDay,
    secondDay,
    ...chosen,
  };
}

/** Returns the fields whose values are not the proposed ones any more. */
export function changedFields(
  request: StaffRequest,
  chosen: ChosenOptions,
  facts: AnswerFacts,
): readonly (keyof AnswerOptions)[] {
  const proposed = answerOptions(request, {}, facts);
  return (Object.keys(chosen) as (keyof AnswerOptions)[]).filter(
    (field) => chosen[field] !== proposed[field],
  );
}

const hasLeft = (day: IsoDay, tour: Tour | undefined, now: PlaceTime): boolean =>
  day < now.today || hasTourLeft(now, tour, day);

/** Returns why staff should not confirm this day; empty if they can. */
function dayWarning(request: StaffRequest, day: IsoDay, facts: AnswerFacts): string {
  const tour = tourOf(request);
  if (hasLeft(day, tour, facts)) return 'The tour of that day has left.';
  const problem = isRealDay(day) && findDayProblem(day, request.booking.tourId, facts);
  return problem ? `${problem.reason} Offer another day.` : '';
}

function priceWarning(request: StaffRequest): string {
  const price = todaysPrice(request);
  return price && hasPriceChanged(request)
    ? `The guest saw ${formatUsd(request.totalCents)}. Today’s total is ${formatUsd(price.totalCents)}. Choose in your answer which one you quote.`
    : '';
}

/** Returns that the tour does not stop where the guest wrote; empty once staff have set another place. */
function pickupWarning(request: StaffRequest, { pickupPlace }: AnswerOptions): string {
  const tour = tourOf(request);
  if (!tour || isPickupPoint(request, tour)) return '';
  if (pickupPlace !== proposePickupPlace(request)) return '';
  const points = tour.pickupPoints.filter((point) => point !== pickupUnknown);
  return `The guest wrote “${request.booking.pickupLocation}”. This tour stops at: ${formatList(points)}.`;
}

/** Returns what staff should check before they answer, by subject. */
export function answerWarnings(
  request: StaffRequest,
  options: AnswerOptions,
  facts: AnswerFacts,
): readonly (readonly [subject: string, text: string])[] {
  const warnings = [
    ['Day', dayWarning(request, options.day, facts)],
    ['Price', priceWarning(request)],
    ['Pickup', pickupWarning(request, options)],
    [
      'Shortened',
      request.isShortened ? 'Long answers are cut here, at […]. The email has all of them.' : '',
    ],
  ] as const;
  return warnings.filter(([, text]) => text !== '');
}

/** Returns why a day cannot be offered to the guest; undefined if it can. */
function offeredDayError(
  offered: IsoDay,
  { booking }: StaffRequest,
  { day }: AnswerOptions,
  { today, closedDays }: AnswerFacts,
): string | undefined {
  if (offered === day) return 'This is the day of the tour. Choose another one.';
  if (!isBookableDay(offered, today)) return 'Choose a day between today and one year from now.';
  return findDayProblem(offered, booking.tourId, { today, closedDays })?.reason;
}

function tourDayError(
  kind: AnswerKind,
  request: StaffRequest,
  { day }: AnswerOptions,
  facts: AnswerFacts,
): string | undefined {
  if (!isRealDay(day)) return 'Choose the day of the tour.';
  const isConfirmed = kind === 'yes' || kind === 'deposit';
  return isConfirmed && hasLeft(day, tourOf(request), facts)
    ? 'The tour of that day has left. Choose the day of the tour.'
    : undefined;
}

/** Returns the options that staff must change before they can send the reply; empty if there are none. */
export function answerErrors(
  kind: AnswerKind,
  request: StaffRequest,
  options: AnswerOptions,
  facts: AnswerFacts,
): AnswerErrors {
  const { day, pickupPlace, pickupTime, firstDay, secondDay } = options;
  const needsPickup = kind === 'deposit' || (isRealDay(day) && isShortNotice(day, facts.today));
  const needsTime = needsPickup || pickupTime !== '';
  const errors: Readonly<Record<keyof AnswerOptions, string | false | undefined>> = {
    day: tourDayError(kind, request, options, facts),
    quotedTotal: options.quotedTotal === '' && 'Choose the total to quote.',
    offer: undefined,
    discountPercent:
      discountOf(options) === 0 && 'Enter the group discount as a whole number, such as 5.',
    pickupPlace:
      needsPickup && pickupPlace.trim() === '' && 'Enter the pickup place. The guest needs it now.',
    pickupTime: needsTime && !CLOCK_TIME.test(pickupTime) && 'Enter the time like 8:00 AM.',
    tickets: options.tickets === '' && 'Say whether the price covers the tickets.',
    requirements: undefined,
    firstDay: offeredDayError(firstDay, request, options, facts),
    secondDay:
      secondDay !== '' &&
      (secondDay === firstDay
        ? 'Choose another day than the first one.'
        : offeredDayError(secondDay, request, options, facts)),
  };
  return Object.fromEntries(
    optionFields(kind, request, options).flatMap((field) =>
      errors[field] ? [[field, errors[field]]] : [],
    ),
  );
}
