import { company } from '#content/company.ts';
import { formatDayWithWeekday, type IsoDay } from '#domain/site/calendar.ts';
import { offerText } from '#domain/tours/offers.ts';
import { offeredPersons } from '#domain/tours/party-size.ts';
import { formatUsd, priceFor } from '#domain/tours/pricing.ts';
import { findTour } from '#domain/tours/tours.ts';
import { countCharacters, firstCharacters, wellFormed } from '#lib/text.ts';

import { cancellationTerms } from './cancellation.ts';
import type { BookingDraft } from './draft.ts';
import { answerLines, formatAnswerLines, sanitizeAnswer } from './printed-answers.ts';
import { bookingFields, questionOf } from './questions.ts';
import type { Receipt } from './stored-booking.ts';

/** Email programs such as Outlook and Firefox cut or refuse URLs longer than about 2,000 characters. */
export const MAILTO_LIMIT = 1900;
export const CUT_MARK = ' […]';

/** Returns a mailto URL with recipient, subject and body, encoded and with CRLF line breaks (RFC 6068). */
export function mailtoHref(to: string, subject: string, body: string): string {
  const encode = (text: string) =>
    encodeURIComponent(wellFormed(text).replace(/\r\n|\r|\n/g, '\r\n'));
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encode(subject)}&body=${encode(body)}`;
}

/** Returns the whole request as plain text, for the clipboard and for email. */
export function requestText(draft: BookingDraft, reference: string | null): string {
  const tour = findTour(draft.tourId);
  const persons = offeredPersons(tour, draft.persons);
  const price = tour && persons ? priceFor(tour, persons) : null;
  const offer = price ? offerText(tour, price.persons) : '';
  return [
    ...(reference ? [`Reference: ${reference}`] : []),
    ...formatAnswerLines(answerLines(draft, ['tour'])),
    ...(price
      ? [
          `Total: ${formatUsd(price.totalCents)} (deposit ${formatUsd(price.depositCents)}, balance ${formatUsd(price.balanceCents)})`,
        ]
      : []),
    ...(offer ? [`Offer: ${offer}`] : []),
    ...formatAnswerLines(answerLines(draft, ['guest', 'place', 'needs'])),
  ].join('\n');
}

export const longFields = bookingFields.filter((field) => questionOf(field).isLong);

/** Shortens a text to this many characters and marks the cut; a text within the limit stays unchanged. */
const shortenText = (text: string, limit: number): string =>
  countCharacters(text) <= limit ? text : firstCharacters(text, limit) + CUT_MARK;

/** Returns the answers with the long ones cut to this many characters each. */
export const shortenAnswers = (answers: BookingDraft, limit: number): BookingDraft => ({
  ...answers,
  ...Object.fromEntries(
    longFields.map((field) => [field, shortenText(sanitizeAnswer(field, answers), limit)]),
  ),
});

/** Returns the largest number below `tooMany` for which `fits` is true, found by bisection; 0 if there is none. */
function largestFitting(tooMany: number, fits: (count: number) => boolean): number {
  let kept = 0;
  let refused = tooMany;
  while (refused - kept > 1) {
    const middle = Math.floor((kept + refused) / 2);
    if (fits(middle)) kept = middle;
    else refused = middle;
  }
  return kept;
}

/**
 * Returns the `mailto:` URL of the fallback email to the company. The URL has at most 1,900 characters: if the request
 * does not fit, its long answers are cut and marked, and all other lines stay complete. `requestText` returns the
 * complete text.
 */
export function requestMailtoHref(draft: BookingDraft, reference: string | null): string {
  const title = findTour(draft.tourId)?.title ?? 'Unknown Tour';
  const hrefOf = (text: string) =>
    mailtoHref(company.email, `Tour Booking Request - ${title}`, text);
  const fits = (text: string) => hrefOf(text).length <= MAILTO_LIMIT;

  const whole = requestText(draft, reference);
  if (fits(whole)) return hrefOf(whole);

  const withLimit = (limit: number) => requestText(shortenAnswers(draft, limit), reference);
  const text = withLimit(largestFitting(MAILTO_LIMIT, (limit) => fits(withLimit(limit))));
  if (fits(text)) return hrefOf(text);

  // Only an invalid draft reaches this line, because its short answers are too long.
  const withEnd = (count: number) => firstCharacters(text, count) + CUT_MARK;
  return hrefOf(withEnd(largestFitting(MAILTO_LIMIT, (count) => fits(withEnd(count)))));
}

/**
 * Formats the request without personal data, for the clipboard, an email to oneself or a calendar.
 * @param today the current day in Belize
 */
export function receiptText(receipt: Receipt, today: IsoDay): string {
  const { reference, tourId, date, persons } = receipt;
  const tour = findTour(tourId);
  const price = priceFor(tour ?? { priceUsd: 0 }, persons);
  const offer = offerText(tour, persons);
  return [
    `Tour request ${reference} (not confirmed yet)`,
    `Tour: ${tour?.title ?? 'Unknown Tour'}`,
    `Date: ${formatDayWithWeekday(date)}`,
    `Guests: ${persons}`,
    `Total: ${formatUsd(price.totalCents)}`,
    `Deposit: ${formatUsd(price.depositCents)}`,
    `Balance due in cash on arrival: ${formatUsd(price.balanceCents)}`,
    ...(offer ? [offer] : []),
    cancellationTerms(date, today),
    `${company.name}, ${company.phone}, ${company.email}`,
  ].join('\n');
}

/** A visitor's plans so far. Values that the visitor has not chosen are empty or undefined. */
export interface Inquiry {
  readonly tourTitle?: string | undefined;
  /** Formatted for people. */
  readonly day?: string;
  readonly persons?: number | undefined;
  readonly reference?: string | null;
}

/** Returns the start of a chat message about these plans; empty if there are no plans. */
export function whatsAppMessage({ tourTitle, day, persons, reference }: Inquiry): string {
  if (!tourTitle && !day && !persons) return '';
  return [
    `Hello, about ${tourTitle ? `the ${tourTitle}` : 'a tour'}`,
    day ? ` on ${day}` : '',
    persons ? ` for ${guestsText(persons)}` : '',
    reference ? ` (reference ${reference})` : '',
    ': ',
  ].join('');
}

/** Formats a group size, such as `1 guest` or `4 guests`. */
export const guestsText = (persons: number): string =>
  `${persons} ${persons === 1 ? 'guest' : 'guests'}`;
