import { sanitizeLine, sanitizeText } from '#lib/text.ts';

import { bookingFields, questionOf, type BookingField, type QuestionGroup } from './questions.ts';
import type { BookingDraft } from './draft.ts';

/** This text replaces an optional answer that the guest left empty. */
const UNANSWERED = 'None';

type Print = (answer: string) => string;

/** Returns an answer as it will be sent, and an invalid one as text without hidden characters. */
export function sanitizeAnswer(field: BookingField, draft: BookingDraft): string {
  const { isMultiline, rule } = questionOf(field);
  const answer = draft[field];
  const parsed = typeof rule === 'function' ? undefined : rule.safeParse(answer);
  return parsed?.data ?? (isMultiline ? sanitizeText(answer) : sanitizeLine(answer));
}

function printAnswer(field: BookingField, draft: BookingDraft, print: Print | undefined): string {
  const { isOptional } = questionOf(field);
  const answer = sanitizeAnswer(field, draft);
  if (isOptional && answer === '') return UNANSWERED;
  return print ? print(answer) : answer;
}

/** Returns an answer as guests and staff read it in a text; `None` for an empty optional one. */
const printedAnswer = (field: BookingField, draft: BookingDraft): string =>
  printAnswer(field, draft, questionOf(field).print);

/** Returns an answer for the email. */
export function emailAnswer(field: BookingField, draft: BookingDraft): string {
  const { print, printInEmail = print } = questionOf(field);
  return printAnswer(field, draft, printInEmail);
}

/** Returns an answer for the review; empty for an empty one. */
export function reviewAnswer(field: BookingField, draft: BookingDraft): string {
  const { print, printInReview = print } = questionOf(field);
  return draft[field] === '' ? '' : printAnswer(field, draft, printInReview);
}

interface AnswerLine {
  readonly field: BookingField;
  readonly label: string;
  readonly value: string;
}

/**
 * Lists the answers of these groups as guests and staff read them, in the order of the form. Answers with the same label
 * share a line.
 */
export function answerLines(
  draft: BookingDraft,
  groups: readonly QuestionGroup[],
): readonly AnswerLine[] {
  const lines = new Map<string, AnswerLine>();
  for (const field of bookingFields) {
    const { group, label: formLabel, copyLabel: label = formLabel } = questionOf(field);
    if (!groups.includes(group)) continue;
    const before = lines.get(label);
    const value = printedAnswer(field, draft);
    lines.set(
      label,
      before ? { ...before, value: `${before.value} ${value}`.trim() } : { field, label, value },
    );
  }
  return [...lines.values()];
}

export const formatAnswerLines = (lines: readonly AnswerLine[]): readonly string[] =>
  lines.map(({ label, value }) => `${label}: ${value}`);
