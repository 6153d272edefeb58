import * as z from 'zod/mini';

import { offeredPartySizes } from '#content/party-sizes.ts';
import { isRealDay } from '#domain/site/calendar.ts';
import { priceFor } from '#domain/tours/pricing.ts';
import { findTour } from '#domain/tours/tours.ts';

import { bookingFields } from './questions.ts';
import { emptyDraft, pickupRules, tripRules, type Booking } from './draft.ts';
import { CUT_MARK, longFields, shortenAnswers } from './booking-text.ts';
import type { RequestFacts } from './mail-parameters.ts';
import { REFERENCE_PATTERN } from './reference.ts';

/** A request as the link in the staff's email passes it to the answer desk. Anybody could have written it. */
export interface StaffRequest {
  readonly reference: string;
  /** The tour may have been removed from the site since. */
  readonly booking: Booking;
  /** The total that the guest saw, in US cents. */
  readonly totalCents: number;
  /** True if long answers were cut to fit into the link. The email has them in full. */
  readonly isShortened: boolean;
}

const VERSION = 1;
const HIGHEST_TOTAL_CENTS = 100_000_000;
const TOUR_ID = /^[a-z\d-]{1,80}$/;

const writtenSchema = z.object({
  version: z.literal(VERSION),
  reference: z.string().check(z.regex(REFERENCE_PATTERN)),
  totalCents: z.int().check(z.minimum(0), z.maximum(HIGHEST_TOTAL_CENTS)),
  answers: z.record(z.string(), z.string()),
});

export const toStaffRequest = (booking: Booking, { reference }: RequestFacts): StaffRequest => ({
  reference,
  booking,
  totalCents: priceFor(findTour(booking.tourId) ?? { priceUsd: 0 }, Number(booking.persons))
    .totalCents,
  isShortened: false,
});

/** Returns the request with its long answers cut to this many characters each. */
export const shortenRequest = (request: StaffRequest, limit: number): StaffRequest => ({
  ...request,
  booking: shortenAnswers(request.booking, limit),
  isShortened: true,
});

export const serializeRequest = ({ reference, totalCents, booking }: StaffRequest): string =>
  JSON.stringify({
    version: VERSION,
    reference,
    totalCents,
    answers: booking,
  } satisfies z.input<typeof writtenSchema>);

/** The day has no effect, because the rule for the date is replaced. */
const ANY_DAY = '2026-01-01';

/**
 * The rules of the answers in a code. They are the form's, except that tour, day and group size only need to be possible:
 * since the guest asked, the tour may have been removed, the day may have passed and the smallest group may have changed.
 */
const writtenRules = {
  ...tripRules(emptyDraft, ANY_DAY).shape,
  ...pickupRules.shape,
  tourId: z.string().check(z.regex(TOUR_ID)),
  date: z.string().check(z.refine(isRealDay)),
  persons: z.enum(offeredPartySizes.map(String)),
};

/**
 * Parses a request from an untrusted source. A question that did not exist when the request was sent has no answer.
 * @throws Error if the request breaks a rule
 */
export function parseRequest(text: string): StaffRequest {
  const { reference, totalCents, answers } = writtenSchema.parse(JSON.parse(text));
  const parsed = bookingFields.map((field) => {
    const answer = answers[field];
    return [field, answer === undefined ? '' : writtenRules[field].parse(answer)] as const;
  });
  const booking = Object.fromEntries(parsed) as Booking;
  const isShortened = longFields.some((field) => booking[field].endsWith(CUT_MARK));
  return { reference, totalCents, booking, isShortened };
}
