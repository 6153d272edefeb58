import * as z from 'zod/mini';

import { company } from '#content/company.ts';
import { formatClock } from '#lib/clock.ts';
import { firstCharacters, sanitizeLine } from '#lib/text.ts';

import { childrenAges, childrenText } from './children-ages.ts';
import { atMost, line } from './text-rules.ts';

const SHIP_LIMIT = 60;
const SOURCE_LIMIT = 60;
const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/**
 * The rules of the answers that most guests leave empty. An empty one is neither shown nor sent. They depend on the
 * number of persons.
 */
export const optionalAnswersShape = (persons: string) => ({
  childrenAges: childrenAges(persons),
  shipName: line(atMost(SHIP_LIMIT, `Ship must be less than ${SHIP_LIMIT} characters.`)),
  /** A time of day as a browser's time field writes it, such as `16:30`. */
  backOnBoard: z
    .string()
    .check(
      z.refine(
        (time) => time === '' || TIME_OF_DAY.test(time),
        'Please enter a time, such as 4:30 PM.',
      ),
    ),
  /** Empty means email. */
  answerBy: z.union([z.literal(''), z.literal('whatsapp')], 'Please choose email or WhatsApp.'),
});

/** The rule for the site or link that led the guest here. It may come from anybody, so it is shortened, not rejected. */
export const sourceSchema = z
  .string()
  .check(z.overwrite((text) => firstCharacters(sanitizeLine(text), SOURCE_LIMIT)));

interface OptionalAnswers {
  readonly childrenAges: string;
  readonly shipName: string;
  readonly backOnBoard: string;
  readonly answerBy: string;
}

type OptionalField = keyof OptionalAnswers;

export const emptyOptionalAnswers: Readonly<Record<OptionalField, string>> = {
  childrenAges: '',
  shipName: '',
  backOnBoard: '',
  answerBy: '',
};

export const isOptionalField = (field: string): field is OptionalField =>
  Object.hasOwn(emptyOptionalAnswers, field);

/** The optional answers with the labels that guests and staff read, in the order of the form. */
export const optionalLabels: Readonly<Record<OptionalField, string>> = {
  shipName: 'Ship',
  backOnBoard: 'Back on board by',
  childrenAges: 'Children',
  answerBy: 'Answer by',
};

/** Formats the time in words that cannot be mistaken for the ship's own time: `4:30 PM (Belize time)`. */
export const backOnBoardText = (time: string): string =>
  TIME_OF_DAY.test(time) ? `${formatClock(time)} (${company.place.country} time)` : time;

const formats: Readonly<Record<OptionalField, (answer: string) => string>> = {
  shipName: sanitizeLine,
  backOnBoard: backOnBoardText,
  childrenAges: childrenText,
  answerBy: (channel) => (channel === 'whatsapp' ? 'WhatsApp' : sanitizeLine(channel)),
};

/** Formats one optional answer as guests and staff read it. */
export const optionalText = (field: OptionalField, answer: string): string =>
  formats[field](answer);

/** Lists the optional answers that the guest has given, and the source of the request if it is known. */
export function givenAnswers(
  answers: OptionalAnswers,
  source = '',
): readonly { label: string; value: string }[] {
  const fields = Object.keys(optionalLabels) as OptionalField[];
  return [
    ...fields.map((field) => ({
      label: optionalLabels[field],
      value: optionalText(field, answers[field]),
    })),
    { label: 'Came from', value: source },
  ].filter(({ value }) => value !== '');
}

/** Writes the given answers as lines, such as `Ship: Aurora`. */
export const answerLines = (answers: OptionalAnswers, source = ''): readonly string[] =>
  givenAnswers(answers, source).map(({ label, value }) => `${label}: ${value}`);
