import type { Review } from '#content/content.data.ts';
import { ratingOf } from '#domain/site/reviews.ts';

import { type Finding, judged, type Rule } from './finding.ts';
import { isInvented } from './invented-words.ts';

interface GuestWords {
  readonly text: string;
  readonly sample?: boolean | undefined;
}

type Sampled = readonly GuestWords[];

const countSamples = (words: Sampled) => words.filter(({ sample }) => sample === true).length;

const countUnmarked = (words: Sampled) =>
  words.filter(({ text, sample }) => sample !== true && isInvented(text)).length;

const realWords =
  'Put the words of guests in their place, with "Sample" switched off, or take them out. Invented ones break the rules of search engines and the law of many countries.';

const publishedAsReal = (count: number, total: number, kind: string): Rule => [
  count > 0,
  `${count} of ${total} ${kind} were invented for this site, but are not marked as samples, so that guests take them for real.`,
  realWords,
];

/** Checks that all reviews and quotes were written by real guests. */
export function guestWordsFindings(
  reviews: readonly Review[],
  spoken: Sampled,
): readonly Finding[] {
  const samples = countSamples(reviews);
  const sampleWords = countSamples(spoken);
  return judged('No sample is among the reviews and testimonials.', [
    [
      samples > 0,
      `${samples} of ${reviews.length} reviews in content/reviews.json are samples, and search engines are told an average of ${ratingOf(reviews)?.average} from them.`,
      realWords,
    ],
    [
      sampleWords > 0,
      `${sampleWords} of ${spoken.length} testimonials in content/home.json are samples.`,
      realWords,
    ],
    publishedAsReal(countUnmarked(reviews), reviews.length, 'reviews in content/reviews.json'),
    publishedAsReal(countUnmarked(spoken), spoken.length, 'testimonials in content/home.json'),
  ]);
}

/** Reads the rating that a published page provides for search engines; undefined if it provides none. */
function readRating(html: string) {
  const [, average] = /"ratingValue":([\d.]+)/.exec(html) ?? [];
  const [, count] = /"reviewCount":(\d+)/.exec(html) ?? [];
  return average && count ? { average: Number(average), count: Number(count) } : undefined;
}

/**
 * Checks that the published pages show only words of real guests. A page does not contain the reviews from which its
 * rating is computed, so the check uses the reviews in this working tree, from which the site was built.
 */
export function liveGuestWordsFindings(
  home: string,
  tourPage: string,
  reviews: readonly Review[],
): readonly Finding[] {
  const quotes = home.match(/<figure\b.*?<\/figure>/gs) ?? [];
  const unmarked = quotes.filter((html) => !/^<figure\b[^>]*\bdata-sample\b/.test(html));
  const examples = home.match(/<figure\b[^>]*\bdata-sample\b/g)?.length ?? 0;
  const live = readRating(tourPage);
  const built = ratingOf(reviews);
  const samples = countSamples(reviews);
  const isOther = live?.average !== built?.average || live?.count !== built?.count;
  return judged('The rating and the testimonials that are published come from guests.', [
    [
      live !== undefined && samples > 0,
      `Search engines are told an average of ${live?.average} from ${live?.count} reviews, of which content/reviews.json has ${samples} as samples.`,
      `${realWords} Then build and publish again.`,
    ],
    [
      isOther,
      'The rating that search engines are told is not the one of content/reviews.json.',
      'Build and publish again.',
    ],
    [
      examples > 0,
      `Testimonials on the home page that are marked as examples: ${examples}.`,
      `${realWords} Then build and publish again.`,
    ],
    publishedAsReal(
      unmarked.filter(isInvented).length,
      unmarked.length,
      'testimonials on the home page',
    ),
    publishedAsReal(countUnmarked(reviews), reviews.length, 'reviews of the published rating'),
  ]);
}
