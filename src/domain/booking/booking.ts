import * as z from 'zod/mini';

import { isRealDay, type IsoDay } from '#domain/site/calendar.ts';
import { dayProblemText, findDayProblem } from '#domain/notices/closed-days.ts';
import type { Closure } from '#domain/notices/notices.ts';
import { minimumPersonsOf, personsOptions } from './party-size.ts';
import { atMost, email, personName, phone, requiredLine } from './text-rules.ts';
import { groupThousands, sanitizeText } from '#lib/text.ts';
import { findTour, tourIds } from '#domain/tours/tours.ts';
import type { TourId } from '#content/tour.ts';

export const dietaryOptions = [
  'none',
  'vegetarian',
  'vegan',
  'gluten-free',
  'dairy-free',
  'other',
] as const;

export const FREE_TEXT_LIMIT = 5000;

/** @param closedDays null for a request whose day was validated when the guest sent it */
const date = (tourId: string, today: IsoDay, closedDays: readonly Closure[] | null) =>
  z.string().check(
    z.refine((day) => day !== '', { error: 'Please select a date.', abort: true }),
    z.refine(isRealDay, { error: 'Please enter a real date, such as 12/25/2026.', abort: true }),
    z.check<string>((payload) => {
      const facts = { today, closedDays: closedDays ?? [] };
      const problem = findDayProblem(payload.value, tourId, facts);
      if (!problem) return;
      payload.issues.push({
        code: 'custom',
        input: payload.value,
        message: dayProblemText(problem),
      });
    }),
  );

const persons = (minimum: number) => {
  const offered = new Set(personsOptions(minimum).map(String));
  return z.string().check(
    z.refine((count) => count !== '', 'Please select the number of persons.'),
    z.refine(
      (count) => count === '' || Number(count) >= minimum,
      `This tour needs at least ${minimum} guests.`,
    ),
    z.refine(
      (count) => count === '' || offered.has(count),
      'Please select one of the group sizes in the list.',
    ),
  );
};

/**
 * The schema of step 1. Its rules depend on the current day in Belize, and on the chosen tour's closed days and
 * smallest group.
 */
const tripSchema = (tourId: string, today: IsoDay, closedDays: readonly Closure[] | null) =>
  z.object({
    tourId: z.enum(tourIds, 'Please select a tour.'),
    date: date(tourId, today, closedDays),
    persons: persons(minimumPersonsOf(findTour(tourId))),
    firstName: personName('First name'),
    lastName: personName('Last name'),
    email,
    phone,
  });

/** The rules of step 2. */
export const pickupRules = z.object({
  accommodation: requiredLine('Accommodation details', 'Please enter your accommodation details.'),
  pickupLocation: requiredLine('Pickup location', 'Please enter your pickup location.'),
  dietaryRestrictions: z.union(
    [z.literal(''), z.enum(dietaryOptions)],
    'Please select one of the dietary options.',
  ),
  specialRequirements: z
    .string()
    .check(
      z.overwrite(sanitizeText),
      atMost(
        FREE_TEXT_LIMIT,
        `Special requirements must be less than ${groupThousands(FREE_TEXT_LIMIT)} characters.`,
      ),
    ),
});

type Trip = z.output<ReturnType<typeof tripSchema>>;
type Pickup = z.output<typeof pickupRules>;

/** A request that satisfies every rule, with sanitized texts. `persons` holds a number as text. */
export type Booking = Trip & Pickup;

export type BookingField = keyof Booking;

/** The visitor's answers so far. The fields are the same as in `Booking`, but not validated. */
export type BookingDraft = Readonly<Record<BookingField, string>>;

export type FieldErrors = Partial<Record<BookingField, string>>;

export const emptyDraft: BookingDraft = {
  tourId: '',
  date: '',
  persons: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  accommodation: '',
  pickupLocation: '',
  dietaryRestrictions: '',
  specialRequirements: '',
};

/** The names of all fields, in the order of the form. */
export const bookingFields = Object.keys(emptyDraft) as readonly BookingField[];

/**
 * Returns the rules of step 1 for this draft. The chosen tour determines the smallest group and the available days.
 * @param closedDays the closed days; without them, each bookable day is accepted, for a request whose day was validated
 * when the guest sent it
 */
export const tripRules = (
  draft: BookingDraft,
  today: IsoDay,
  closedDays: readonly Closure[] | null = null,
) => tripSchema(draft.tourId, today, closedDays);

/**
 * Validates the draft and returns the request in the form in which it is sent.
 * @throws ZodError if the draft breaks a rule
 */
export const parseBooking = (draft: BookingDraft, today: IsoDay): Booking => ({
  ...tripRules(draft, today).parse(draft),
  ...pickupRules.parse(draft),
});

/** Returns each field's first error message, in the order of the form; empty if the draft is valid. */
export function fieldErrors(rules: z.ZodMiniType, draft: BookingDraft): FieldErrors {
  const result = rules.safeParse(draft);
  const errors: FieldErrors = {};
  for (const issue of result.error?.issues ?? []) {
    const field = issue.path[0] as BookingField;
    errors[field] ??= issue.message;
  }
  return errors;
}

/** Returns the value if it is the id of a tour that the form offers; otherwise null. */
export const asTourId = (id: unknown): TourId | null =>
  tourIds.find((known) => known === id) ?? null;
