import * as z from 'zod/mini';

import { isRealDay, type IsoDay } from '#domain/site/calendar.ts';

import { bookingFields, parseBooking, type Booking, type BookingDraft } from './booking.ts';
import { shortenText } from './booking-text.ts';
import type { RequestFacts } from './mail-parameters.ts';
import { VERSIONED_REFERENCE_PATTERN } from './reference.ts';

/** A request as the link in the staff's email carries it to the answer desk. It has no prices: the desk computes them. */
export interface StaffRequest {
  readonly booking: Booking;
  /** With the version from the second on. */
  readonly reference: string;
  /** The day in Belize on which it was sent. */
  readonly sentOn: IsoDay;
  /** The time there, in minutes after midnight. */
  readonly sentAtMinutes: number;
  /** Earlier versions of it may have arrived. */
  readonly isReplacement: boolean;
  /** It looked automated at first and came again. */
  readonly isDoubtful: boolean;
  /** The staff's closed days were known when it was sent. */
  readonly isDayChecked: boolean;
  /** Long answers were too long for the link; the email has all of them. */
  readonly isShortened: boolean;
}

const LAST_MINUTE = 24 * 60 - 1;
const longAnswers = ['accommodation', 'pickupLocation', 'specialRequirements'] as const;
const flags = ['isReplacement', 'isDoubtful', 'isDayChecked', 'isShortened'] as const;

/** An array without names is the shortest form. Its order is part of the code's version. */
const writtenSchema = z.tuple([
  z.string().check(z.regex(VERSIONED_REFERENCE_PATTERN)),
  z.string().check(z.refine(isRealDay)),
  z.int().check(z.minimum(0), z.maximum(LAST_MINUTE)),
  z.array(z.enum(flags)).check(z.maxLength(flags.length)),
  z.array(z.string()).check(z.minLength(bookingFields.length), z.maxLength(bookingFields.length)),
]);

export const toStaffRequest = (booking: Booking, facts: RequestFacts): StaffRequest => ({
  booking,
  reference: facts.reference,
  sentOn: facts.today,
  sentAtMinutes: facts.minutes,
  isReplacement: facts.replaces !== null,
  isDoubtful: facts.isDoubtful,
  isDayChecked: facts.isDayChecked,
  isShortened: false,
});

/** The request with its long answers cut to so many characters each. */
export function shortenRequest(request: StaffRequest, limit: number): StaffRequest {
  const shortened = longAnswers.map((field) => [field, shortenText(request.booking[field], limit)]);
  return {
    ...request,
    booking: { ...request.booking, ...Object.fromEntries(shortened) },
    isShortened: true,
  };
}

export const serializeRequest = (request: StaffRequest): string =>
  JSON.stringify([
    request.reference,
    request.sentOn,
    request.sentAtMinutes,
    flags.filter((flag) => request[flag]),
    bookingFields.map((field) => request.booking[field]),
  ] satisfies z.input<typeof writtenSchema>);

/**
 * Parses a request that came from outside. The booking's rules apply as on the day on which it was sent.
 * @throws Error if it breaks a rule
 */
export function parseRequest(text: string): StaffRequest {
  const [reference, sentOn, sentAtMinutes, raised, answers] = writtenSchema.parse(JSON.parse(text));
  const draft = Object.fromEntries(bookingFields.map((field, index) => [field, answers[index]]));
  return {
    booking: parseBooking(draft as BookingDraft, sentOn),
    reference,
    sentOn,
    sentAtMinutes,
    isReplacement: raised.includes('isReplacement'),
    isDoubtful: raised.includes('isDoubtful'),
    isDayChecked: raised.includes('isDayChecked'),
    isShortened: raised.includes('isShortened'),
  };
}
