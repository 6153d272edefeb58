import { company } from '#content/company.ts';
import { terms } from '#content/content.data.ts';
import type { Tour } from '#content/tour.ts';
import { formatDayWithWeekday, formatShortDay, type IsoDay } from '#domain/site/calendar.ts';
import { formatAmount, formatUsd, priceFor, type Price } from '#domain/tours/pricing.ts';
import { findTour, parseTourTitle } from '#domain/tours/tours.ts';

import { guestsText } from './booking-text.ts';
import { cancellationTerms } from './cancellation.ts';
import { toDialNumber, phoneExtension } from './contact-details.ts';
import type { Booking } from './draft.ts';
import { countdown } from './lead-time.ts';
import { emailAnswer } from './printed-answers.ts';
import { bookingFields, questions, type BookingField } from './questions.ts';
import { departureText, refundText, findStaffAlerts } from './staff-notes.ts';

/** Facts about a request that staff need in addition to its answers. */
export interface RequestFacts {
  readonly reference: string;
  /** The references of the earlier mails that this request replaces; null if there are none. */
  readonly replaces: string | null;
  /** True if the form was filled in within seconds, or a hidden field was filled in. */
  readonly isDoubtful: boolean;
  /** True if the closed days were loaded when the request was sent. */
  readonly isDayChecked: boolean;
  /** The day at the destination when the request is sent. */
  readonly today: IsoDay;
  /** The time at the destination, in minutes after midnight. */
  readonly minutes: number;
}

const DOUBT =
  'The form was filled in within seconds or by a script. A password manager can look like this, too.';

const DAY_UNCHECKED =
  'The guest’s browser had not loaded the list of closed days when this was sent. Check that the tour runs on this day.';

interface PricedRequest extends RequestFacts {
  readonly booking: Booking;
  readonly tour: Tour | undefined;
  readonly price: Price;
  readonly flags: ReturnType<typeof findStaffAlerts>;
  readonly answerCode: string;
}

/**
 * The parameters of the email template that are not answers. Their names come from the specification and from the staff's email. The
 * specification's amounts have two decimals and no currency sign; the names that end in `Usd` hold the same amounts
 * with the sign.
 */
const parameters = {
  to_name: () => `${company.name} team`,
  from_name: ({ booking }) => `${booking.firstName} ${booking.lastName}`,
  tour_title: ({ tour }) => tour?.title ?? 'Unknown Tour',
  total_price: ({ price }) => formatAmount(price.totalCents),
  pricePerPerson: ({ price }) => formatAmount(price.perPersonCents),
  depositAmount: ({ price }) => formatAmount(price.depositCents),
  balanceDue: ({ price }) => formatAmount(price.balanceCents),
  reference: ({ reference }) => reference,
  replaces: ({ replaces }) => replaces ?? '',
  doubt: ({ isDoubtful }) => (isDoubtful ? DOUBT : ''),
  cancellation: ({ booking, today }) => cancellationTerms(booking.date, today),
  tourPlace: ({ tour }) => (tour ? parseTourTitle(tour.title).place : 'Unknown Tour'),
  shortDate: ({ booking }) => formatShortDay(booking.date),
  longDate: ({ booking }) => formatDayWithWeekday(booking.date),
  departure: ({ tour }) => departureText(tour),
  countdown: ({ booking, today }) => countdown(booking.date, today),
  sentOn: ({ today }) => formatDayWithWeekday(today),
  guests: ({ price }) => guestsText(price.persons),
  callNumber: ({ booking }) => toDialNumber(booking.phone),
  callExtension: ({ booking }) =>
    toDialNumber(booking.phone) ? phoneExtension(booking.phone) : '',
  phoneDoubt: ({ flags }) => flags.phoneDoubt,
  perPersonUsd: ({ price }) => formatUsd(price.perPersonCents),
  totalUsd: ({ price }) => formatUsd(price.totalCents),
  depositUsd: ({ price }) => formatUsd(price.depositCents),
  balanceUsd: ({ price }) => formatUsd(price.balanceCents),
  currency: () => company.currency.code,
  depositPercent: () => String(terms.depositPercent),
  answerTime: () => terms.answerTime,
  tickets: ({ tour }) => tour?.ticketsLine ?? '',
  weather: () => terms.weatherPolicy,
  refunds: ({ booking, today, price }) => refundText(booking.date, today, price),
  departed: ({ flags }) => flags.departed,
  shortNotice: ({ flags }) => flags.shortNotice,
  offer: ({ flags }) => flags.offer,
  largeGroup: ({ flags }) => flags.largeGroup,
  cruisePickup: ({ flags }) => flags.cruisePickup,
  addressDoubt: ({ flags }) => flags.addressDoubt,
  dayUnchecked: ({ isDayChecked }) => (isDayChecked ? '' : DAY_UNCHECKED),
  answer_code: ({ answerCode }) => answerCode,
} satisfies Record<string, (request: PricedRequest) => string>;

type ParameterName = keyof typeof parameters;
type AnswerParameter = (typeof questions)[BookingField]['parameter'];

export type MailParameters = Record<AnswerParameter | ParameterName, string>;

const parameterNames = Object.keys(parameters) as ParameterName[];
export const mailParameterNames: readonly (keyof MailParameters)[] = [
  ...bookingFields.map((field) => questions[field].parameter),
  ...parameterNames,
];

/**
 * The parameters of the staff's email, all strings; a value that does not apply is empty.
 * @param answerCode the end of the link to the answer desk; without it the email has no link
 */
export function mailParameters(
  booking: Booking,
  facts: RequestFacts,
  answerCode = '',
): MailParameters {
  const tour = findTour(booking.tourId);
  const price = priceFor(tour ?? { priceUsd: 0 }, Number(booking.persons));
  const request: PricedRequest = {
    ...facts,
    booking,
    tour,
    price,
    flags: findStaffAlerts(booking, facts, tour, price),
    answerCode,
  };
  return Object.fromEntries([
    ...bookingFields.map((field) => [questions[field].parameter, emailAnswer(field, booking)]),
    ...parameterNames.map((name) => [name, parameters[name](request)]),
  ]) as MailParameters;
}
