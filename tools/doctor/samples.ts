import type { MaybeSample, Review } from '#content/reviews.ts';
import { ratingOf } from '#domain/reviews.ts';

import { type Finding, judged } from './finding.ts';

const next =
  'Put the words of guests in their place, without the line "sample: true", or take them out. Invented ones break the rules of search engines and the law of many countries.';

/** Whether guests' words are guests' words. */
export function guestWordsFindings(
  reviews: readonly Review[],
  testimonials: readonly MaybeSample[],
): readonly Finding[] {
  const [samples = 0, sampleWords = 0] = [reviews, testimonials].map(
    (words: readonly MaybeSample[]) => words.filter(({ sample }) => sample === true).length,
  );
  return judged('No sample is among the reviews and testimonials.', [
    [
      samples > 0,
      `${samples} of ${reviews.length} reviews in src/content/reviews.ts are samples, and search engines are told an average of ${ratingOf(reviews)?.average} from them.`,
      next,
    ],
    [
      sampleWords > 0,
      `${sampleWords} of ${testimonials.length} testimonials in src/content/home.ts are samples.`,
      next,
    ],
  ]);
}
