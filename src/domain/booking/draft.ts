import * as z from 'zod/mini';

import type { Closure } from '#domain/notices/notices.ts';
import type { IsoDay } from '#domain/site/calendar.ts';
import { minimumPersonsOf, offeredPersons } from '#domain/tours/party-size.ts';
import { findTour } from '#domain/tours/tours.ts';

import {
  bookingFields,
  questionOf,
  questions,
  type BookingField,
  type QuestionStep,
  type Rule,
  type RuleFacts,
} from './questions.ts';

/** The visitor's answers so far, not validated. */
export type BookingDraft = Readonly<Record<BookingField, string>>;

/** A request that satisfies every rule, with sanitized texts. `persons` holds a number as text. */
export type Booking = BookingDraft;

export type FieldErrors = Partial<Record<BookingField, string>>;

const forEachField = <T>(fields: readonly BookingField[], valueOf: (field: BookingField) => T) =>
  Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as Record<BookingField, T>;

export const emptyDraft: BookingDraft = forEachField(bookingFields, () => '');

const fieldsOf = (step: QuestionStep) =>
  bookingFields.filter((field) => questions[field].step === step);

function rulesOf(step: QuestionStep, facts: RuleFacts) {
  const ruleOf = (field: BookingField): Rule => {
    const { rule } = questionOf(field);
    return typeof rule === 'function' ? rule(facts) : rule;
  };
  return z.object(forEachField(fieldsOf(step), ruleOf));
}

/**
 * Returns the rules of step 1 for this draft. The chosen tour determines the smallest group and the available days.
 * @param closedDays the closed days; without them, each bookable day is accepted, for a request whose day was validated
 * when the guest sent it
 */
export const tripRules = (
  draft: BookingDraft,
  today: IsoDay,
  closedDays: readonly Closure[] | null = null,
) => rulesOf('trip', { tourId: draft.tourId, today, closedDays });

/** The rules of step 2. */
export const pickupRules = rulesOf('pickup', { tourId: '', today: '', closedDays: null });

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

/**
 * Applies the visitor's changes to the draft. If a newly chosen tour has a minimum, the number of persons is set to
 * this minimum, unless the number changes together with the tour, for example by autofill. For any other tour, a number
 * below the default minimum is raised.
 */
export function changeDraft(draft: BookingDraft, patch: Partial<BookingDraft>): BookingDraft {
  const changed = { ...draft, ...patch };
  const tour = findTour(changed.tourId);
  if (!tour || tour.id === draft.tourId) return changed;
  if (patch.persons && offeredPersons(tour, patch.persons)) return changed;
  const minimum = minimumPersonsOf(tour);
  const isTooFew = changed.persons !== '' && Number(changed.persons) < minimum;
  return tour.minimumPersons !== undefined || isTooFew
    ? { ...changed, persons: String(minimum) }
    : changed;
}

/** True if the two drafts have the same answers. */
export const isSameDraft = (one: BookingDraft, other: BookingDraft): boolean =>
  bookingFields.every((field) => one[field] === other[field]);

/**
 * True if the visitor has entered anything besides a tour and the number of persons that the tour sets. The chosen tour
 * does not count, because the URL contains it.
 */
export const hasEntries = (draft: BookingDraft): boolean =>
  !isSameDraft(draft, changeDraft(emptyDraft, { tourId: draft.tourId }));
