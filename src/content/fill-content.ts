import { groupThousands } from '#lib/text.ts';
import { numberToWords } from '#lib/words.ts';

import type { Files, Problem } from './content-files.ts';
import { interpolate, type Placeholders } from './interpolate.ts';
import type { ParsedContent } from './parse-content.ts';
import { linkFacts, replyFacts } from './reply-facts.ts';

const placeholdersOf = ({ files, tours }: ParsedContent): Placeholders => ({
  since: String(files.company.since),
  experience: files.company.experience,
  deposit: String(files.terms.depositPercent),
  answerTime: files.terms.answerTime,
  tourCount: numberToWords(tours.length),
  ...Object.fromEntries(
    tours.map(({ slug, priceUsd }) => [
      `price:${slug}`,
      `${files.company.currencySign}${groupThousands(priceUsd)}`,
    ]),
  ),
});

/**
 * Keeps the placeholders for the facts of a request, such as `{reference}`: they are replaced only when staff answer a
 * request.
 */
const factsInBraces: Placeholders = Object.fromEntries(
  [...replyFacts, ...linkFacts].map((name) => [name, `{${name}}`]),
);

/** Replaces every placeholder, and reports those that do not exist. */
export function fillContent(parsed: ParsedContent): {
  readonly filled: ParsedContent;
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const placeholders = placeholdersOf(parsed);
  const fill = <Value>(file: string, value: Value): Value => {
    const allowed = file === 'replies' ? { ...placeholders, ...factsInBraces } : placeholders;
    return interpolate(value, allowed, (path, text) => {
      problems.push({ file, path, text });
    });
  };
  const files = Object.fromEntries(
    Object.entries(parsed.files).map(([name, file]) => [name, fill(name, file)]),
  ) as unknown as Files;
  const tours = parsed.tours.map((tour) => fill(`tours/${tour.slug}`, tour));
  const plainPages = parsed.plainPages.map((page) => fill(`plain-pages/${page.address}`, page));
  return { filled: { files, tours, plainPages }, problems };
}
