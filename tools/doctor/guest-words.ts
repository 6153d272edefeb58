import type { Review } from '#content/content.data.ts';
import { ratingOf } from '#domain/site/reviews.ts';

import { type Finding, judged } from './finding.ts';

type Sampled = readonly { readonly sample?: boolean | undefined }[];

const countSamples = (words: Sampled) => words.filter(({ sample }) => sample === true).length;

const realWords =
  'Put the words of guests in their place, with "Sample" switched off, or take them out. Invented ones break the rules of search engines and the law of many countries.';

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
  ]);
}
