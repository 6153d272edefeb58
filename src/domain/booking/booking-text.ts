import { company } from '#content/company.ts';
import { offerText } from '#domain/tours/offers.ts';
import { formatUsd, priceFor } from '#domain/tours/pricing.ts';
import { findTour } from '#domain/tours/tours.ts';
import { countCharacters, firstCharacters, wellFormed } from '#lib/text.ts';

import { bookingFields, questionOf, type BookingDraft } from './booking.ts';
import { offeredPersons } from '#domain/tours/party-size.ts';
import { answerLines, formatAnswerLines, sanitizeAnswer } from './printed-answers.ts';

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
