import * as z from 'zod/mini';

import { dayProblemText, findDayProblem } from '#domain/notices/closed-days.ts';
import type { Closure } from '#domain/notices/notices.ts';
import { formatDay, formatDayWithWeekday, isRealDay, type IsoDay } from '#domain/site/calendar.ts';
import { minimumPersonsOf, personsOptions } from '#domain/tours/party-size.ts';
import { findTour, tourIds } from '#domain/tours/tours.ts';
import { groupThousands, sanitizeText } from '#lib/text.ts';
import { capitalize } from '#lib/words.ts';

import { atMost, email, personName, phone, requiredLine } from './text-rules.ts';

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

/** The groups of answers, in the order in which form, review and text copy show them. */
export const questionGroups = {
  tour: 'Your tour',
  guest: 'About you',
  place: 'Where we meet you',
  needs: 'What you need',
} as const;
export type QuestionGroup = keyof typeof questionGroups;
export type QuestionStep = 'trip' | 'pickup';

/** The facts on which a rule may depend in addition to the answer. */
export interface RuleFacts {
  readonly tourId: string;
  readonly today: IsoDay;
  /** Null for a request whose day was checked when the guest sent it. */
  readonly closedDays: readonly Closure[] | null;
}

export type Rule = z.ZodMiniType<string, string>;

/** One question of the form, as form, review, email, text copy and answer desk use it. */
export interface Question {
  readonly step: QuestionStep;
  readonly group: QuestionGroup;
  /** The label in the form and in the review. */
  readonly label: string;
  /** The label in the text copy and on the answer desk; answers with the same one share a line. By default the label. */
  readonly copyLabel?: string;
  readonly rule: Rule | ((facts: RuleFacts) => Rule);
  /** The name of the email parameter. */
  readonly parameter: string;
  /** Formats an answer in the site's own words. By default an answer is shown as the guest wrote it. */
  readonly print?: (answer: string) => string;
  /** Formats an answer for the review. By default as `print`. */
  readonly printInReview?: (answer: string) => string;
  /** Formats an answer for the email. By default as `print`. */
  readonly printInEmail?: (answer: string) => string;
  readonly isOptional?: true;
  /** True for a text of several lines. */
  readonly isMultiline?: true;
  /** True for a long answer, which is cut where space is limited. */
  readonly isLong?: true;
  /** The component that shows the field, if it is more than a text field or a list of options. */
  readonly component?: 'tour' | 'date' | 'persons' | 'email' | 'phone' | 'pickup' | 'requirements';
  readonly hint?: string;
  readonly autoComplete?: string;
  readonly type?: 'email' | 'tel';
  readonly input?: InputAttributes;
  /** The field fills half of the line where there is room. */
  readonly isHalfLine?: true;
  readonly options?: readonly string[];
}

interface InputAttributes {
  readonly inputMode?: 'email';
  readonly autoCapitalize?: 'none' | 'words';
  readonly spellCheck?: boolean;
}

const nameInput: InputAttributes = { autoCapitalize: 'words', spellCheck: false };
const asWritten = (answer: string) => answer;

/**
 * Every answer of the form, in the order of the form. The draft, the rules of each step, the fields, the review, the
 * parameters of the email, the text copy, the answer code and the answer desk are made from this table.
 */
export const questions = {
  tourId: {
    step: 'trip',
    group: 'tour',
    label: 'Tour',
    component: 'tour',
    rule: z.enum(tourIds, 'Please select a tour.'),
    parameter: 'tourId',
    print: (id) => findTour(id)?.title ?? 'Unknown Tour',
    printInEmail: asWritten,
  },
  date: {
    step: 'trip',
    group: 'tour',
    label: 'Date',
    component: 'date',
    rule: ({ tourId, today, closedDays }) => date(tourId, today, closedDays),
    parameter: 'date',
    print: (day) => (isRealDay(day) ? formatDay(day) : ''),
    printInReview: (day) => (isRealDay(day) ? formatDayWithWeekday(day) : ''),
  },
  persons: {
    step: 'trip',
    group: 'tour',
    label: 'Number of persons',
    copyLabel: 'Guests',
    component: 'persons',
    rule: ({ tourId }) => persons(minimumPersonsOf(findTour(tourId))),
    parameter: 'participants',
    print: asWritten,
  },
  firstName: {
    step: 'trip',
    group: 'guest',
    label: 'First name',
    copyLabel: 'Name',
    autoComplete: 'given-name',
    input: nameInput,
    isHalfLine: true,
    rule: personName('First name'),
    parameter: 'firstName',
  },
  lastName: {
    step: 'trip',
    group: 'guest',
    label: 'Last name',
    copyLabel: 'Name',
    autoComplete: 'family-name',
    input: nameInput,
    isHalfLine: true,
    rule: personName('Last name'),
    parameter: 'lastName',
  },
  email: {
    step: 'trip',
    group: 'guest',
    label: 'Email',
    component: 'email',
    hint: 'We’ll reply to this address.',
    type: 'email',
    autoComplete: 'email',
    input: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
    rule: email,
    parameter: 'email',
  },
  phone: {
    step: 'trip',
    group: 'guest',
    label: 'Phone',
    component: 'phone',
    hint: 'Include the country code. We only call about your tour.',
    type: 'tel',
    autoComplete: 'tel',
    rule: phone,
    parameter: 'phone',
  },
  accommodation: {
    step: 'pickup',
    group: 'place',
    label: 'Accommodation',
    hint: 'Your hotel, guest house or ship, and the town.',
    rule: requiredLine('Accommodation details', 'Please enter your accommodation details.'),
    parameter: 'hotelName',
    isLong: true,
  },
  pickupLocation: {
    step: 'pickup',
    group: 'place',
    label: 'Pickup location',
    copyLabel: 'Pickup',
    component: 'pickup',
    rule: requiredLine('Pickup location', 'Please enter your pickup location.'),
    parameter: 'hotelPickup',
    isLong: true,
  },
  dietaryRestrictions: {
    step: 'pickup',
    group: 'needs',
    label: 'Dietary restrictions',
    isOptional: true,
    options: dietaryOptions,
    rule: z.union(
      [z.literal(''), z.enum(dietaryOptions)],
      'Please select one of the dietary options.',
    ),
    parameter: 'dietaryRestrictions',
    print: capitalize,
  },
  specialRequirements: {
    step: 'pickup',
    group: 'needs',
    label: 'Special requirements',
    component: 'requirements',
    hint: 'For example children’s ages, a cruise ship, or how you’d like us to answer.',
    isOptional: true,
    isMultiline: true,
    isLong: true,
    rule: z
      .string()
      .check(
        z.overwrite(sanitizeText),
        atMost(
          FREE_TEXT_LIMIT,
          `Special requirements must be less than ${groupThousands(FREE_TEXT_LIMIT)} characters.`,
        ),
      ),
    parameter: 'specialRequirements',
  },
} as const satisfies Record<string, Question>;

export type BookingField = keyof typeof questions;

/** The names of all questions, in the order of the form. */
export const bookingFields = Object.keys(questions) as readonly BookingField[];

export const questionOf = (field: BookingField): Question => questions[field];
