import * as z from 'zod/mini';

import { isRealDay, type IsoDay } from '#domain/site/calendar.ts';

import { bookingFields, parseBooking, type Booking, type BookingDraft } from './booking.ts';
import { shortenText } from './booking-text.ts';
import type { RequestFacts } from './mail-parameters.ts';
import { VERSIONED_REFERENCE_PATTERN } from './reference.ts';

/**
 * A request in the form in which the link in the staff's email passes it to the answer desk. The link has no prices,
 * because the desk computes them.
 */
export interface StaffRequest {
  readonly booking: Booking;
  /** The reference. From the second version on, it ends with the version number. */
  readonly reference: string;
  /** The day in Belize on which the guest sent the request. */
  readonly sentOn: IsoDay;
  /** The time in Belize, in minutes after midnight. */
  readonly sentAtMinutes: number;
  /** True if earlier versions of the request may have arrived. */
  readonly isReplacement: boolean;
  /** True if the request looked automated and the guest sent it a second time to confirm it. */
  readonly isDoubtful: boolean;
  /** True if the closed days were loaded when the guest sent the request. */
  readonly isDayChecked: boolean;
  /** True if long answers were cut to fit into the link. The email contains them in full. */
  readonly isShortened: boolean;
}

const LAST_MINUTE = 24 * 60 - 1;
const longAnswers = ['accommodation', 'pickupLocation', 'specialRequirements'] as const;
const flags = ['isReplacement', 'isDoubtful', 'isDayChecked', 'isShortened'] as const;

/**
 * The schema of an encoded request. It is a tuple, which is shorter than an object with property names. If the order of
 * its items changes, the answer code needs a new version number.
 */
const writtenSchema = z.tuple([
  z.string().check(z.regex(VERSIONED_REFERENCE_PATTERN)),
  z.string().check(z.refine(isRealDay)),
  z.int().check(z.minimum(0), z.maximum(LAST_MINUTE)),
  z.array(z.enum(flags)).check(z.maxLength(flags.length)),
  z.array(z.string()).check(z.length(bookingFields.length)),
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

/** Returns the request with its long answers cut to this many characters each. */
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
 * Parses a request from an untrusted source. The rules of the booking form apply as of the day on which the request was
 * sent.
 * @throws Error if it breaks a rule
 */
export function parseRequest(text: string): StaffRequest {
  const [reference, sentOn, sentAtMinutes, raised, answers] = writtenSchema.parse(JSON.parse(text));
  const draft = Object.fromEntries(
    bookingFields.map((field, index) => [field, answers[index] ?? '']),
  );
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
