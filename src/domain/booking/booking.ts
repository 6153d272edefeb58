import * as z from 'zod/mini';

import { formatDay, isRealDay, lastBookableDay, type IsoDay } from '#domain/site/calendar.ts';
import { findObstacle, obstacleMessage } from '#domain/tours/availability.ts';
import type { Closure } from '#domain/notices/notices.ts';
import { minimumPersonsOf, personsOptions } from './party-size.ts';
import { atMost, email, personName, phone, requiredLine } from './text-rules.ts';
import { groupThousands, sanitizeText } from '#lib/text.ts';
import { bookableTours, findTour, tourIds } from '#domain/tours/tours.ts';
import type { TourId } from '#content/tour.ts';
import { company } from '#content/company.ts';

export const dietaryOptions = [
  'none',
  'vegetarian',
  'vegan',
  'gluten-free',
  'dairy-free',
  'other',
] as const;

export const FREE_TEXT_LIMIT = 5000;

/** The facts that decide whether the chosen tour is offered on a day. */
interface Availability {
  readonly closedDays: readonly Closure[];
  readonly minutes: number | null;
}

const yearOf = (day: IsoDay) => day.slice(0, 4);

const date = (tourId: string, today: IsoDay, availability: Availability | null) => {
  const last = lastBookableDay(today);
  return z.string().check(
    z.refine((day) => day !== '', 'Please select a date.'),
    z.refine(
      (day) => day === '' || isRealDay(day),
      'Please enter a real date, such as 12/25/2026.',
    ),
    z.refine(
      (day) => !isRealDay(day) || (yearOf(day) >= yearOf(today) && yearOf(day) <= yearOf(last)),
      `Please check the year. You can choose a day from ${formatDay(today)} to ${formatDay(last)}.`,
    ),
    z.refine(
      (day) => !isRealDay(day) || day >= today,
      `Please choose today or a later date (it is ${formatDay(today)} in ${company.place.country}).`,
    ),
    z.refine(
      (day) => !isRealDay(day) || day <= last,
      `Please select a date no later than ${formatDay(last)}.`,
    ),
    z.check<string>((payload) => {
      if (!availability || !isRealDay(payload.value)) return;
      const { closedDays, minutes } = availability;
      const now = minutes === null ? null : { today, minutes };
      const obstacle = findObstacle(payload.value, tourId, closedDays, now);
      if (!obstacle) return;
      payload.issues.push({
        code: 'custom',
        input: payload.value,
        message: obstacleMessage(obstacle, tourId),
      });
    }),
  );
};

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

const bookableIds = bookableTours.map(({ id }) => id);

/**
 * The schema of step 1. Its rules depend on the current day in Belize, and on the chosen tour's closed days and
 * smallest group.
 */
const tripSchema = (tourId: string, today: IsoDay, availability: Availability | null) =>
  z.object({
    // A request that was sent earlier may be for a tour that the form no longer offers.
    tourId: z.enum(availability ? bookableIds : tourIds, 'Please select a tour.'),
    date: date(tourId, today, availability),
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
 * @param minutes the time at the destination, if it is known
 */
export const tripRules = (
  draft: BookingDraft,
  today: IsoDay,
  closedDays: readonly Closure[] | null = null,
  minutes: number | null = null,
) => tripSchema(draft.tourId, today, closedDays && { closedDays, minutes });

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
  bookableIds.find((known) => known === id) ?? null;
