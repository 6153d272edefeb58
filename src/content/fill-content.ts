import { groupThousands } from '#lib/text.ts';
import { formatList, numberToWords } from '#lib/words.ts';

import type { Files, Problem, TourFile } from './content-files.ts';
import { interpolate, type Placeholders } from './interpolate.ts';
import type { ParsedContent } from './parse-content.ts';
import type { placeholderNames } from './placeholder-names.ts';
import { linkFacts, replyFacts } from './reply-facts.ts';
import { toLegs } from './tour-content.ts';

const cancellationLineOf = ({ fullRefundDays, halfRefundDays }: Files['terms']) =>
  `Cancel ${fullRefundDays} or more days before arrival and 100% of your deposit is refunded; ${halfRefundDays}-${fullRefundDays - 1} days before, 50%; under ${halfRefundDays} days, none.`;

/** The hints of these fields list all placeholders, so that a message does not have to. */
const LISTED_IN_TERMS = 'All are listed in “Prices and terms”, below “Booking policy”';

function placeholdersOf(
  files: Files,
  tours: readonly TourFile[],
): Placeholders & Readonly<Record<(typeof placeholderNames)[number], string>> {
  const { company, terms, faq, history, map } = files;
  const starts = new Set(tours.map((tour) => toLegs(tour, map)[0]?.from));
  const departures = [...starts].flatMap((start) =>
    map.places.flatMap(({ id, name }) => (id === start ? name : [])),
  );
  return {
    since: String(company.since),
    experience: company.experience,
    deposit: String(terms.depositPercent),
    groupPersons: String(terms.groupPersons),
    familyPersons: String(terms.familyPersons),
    familyDiscount: String(terms.familyDiscountPercent),
    familyOffer: terms.familyOffer,
    groupOffer: terms.groupOffer,
    payment: terms.payment,
    answerTime: terms.answerTime,
    followUp: terms.followUp,
    weatherPolicy: terms.weatherPolicy,
    inclusionsLine: terms.inclusionsLine,
    cancellationLine: cancellationLineOf(terms),
    tourCount: numberToWords(tours.length),
    placeCount: numberToWords(departures.length),
    placeNames: formatList(departures),
    questionCount: numberToWords(faq.ruins.questions.length + faq.tours.questions.length),
    chapterCount: numberToWords(history.chapters.length),
    historyTourCount: numberToWords(history.tourCards.length),
    ...Object.fromEntries(
      tours.map(({ slug, priceUsd }) => [
        `price:${slug}`,
        `${company.currencySign}${groupThousands(priceUsd)}`,
      ]),
    ),
  };
}

/**
 * Keeps the placeholders for the facts of a request, such as `{reference}`: they are replaced only when staff answer a
 * request.
 */
const factsInBraces: Placeholders = Object.fromEntries(
  [...replyFacts, ...linkFacts].map((name) => [name, `{${name}}`]),
);

export interface FilledContent extends ParsedContent {
  readonly placeholders: Placeholders;
}

/** Replaces every placeholder, and reports those that do not exist. */
export function fillContent(parsed: ParsedContent): {
  readonly filled: FilledContent;
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const fill = <Value>(file: string, value: Value, placeholders: Placeholders): Value => {
    const isReply = file === 'replies';
    const allowed = isReply ? { ...placeholders, ...factsInBraces } : placeholders;
    const listedIn = `${LISTED_IN_TERMS}${isReply ? ', and those of a request in this form, below “Yes”' : ''}.`;
    return interpolate(value, allowed, listedIn, (path, text) => {
      problems.push({ file, path, text });
    });
  };
  // The terms are filled in first, because their values replace placeholders in other texts.
  const terms = fill('terms', parsed.files.terms, placeholdersOf(parsed.files, parsed.tours));
  const placeholders = placeholdersOf({ ...parsed.files, terms }, parsed.tours);
  const files = Object.fromEntries(
    Object.entries({ ...parsed.files, terms }).map(([name, file]) => [
      name,
      fill(name, file, placeholders),
    ]),
  ) as unknown as Files;
  const tours = parsed.tours.map((tour) => fill(`tours/${tour.slug}`, tour, placeholders));
  const plainPages = parsed.plainPages.map((page) =>
    fill(`plain-pages/${page.address}`, page, placeholders),
  );
  return { filled: { files, tours, plainPages, placeholders }, problems };
}
