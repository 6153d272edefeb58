import type { Review } from '#content/reviews.ts';
import { ratingOf } from '#domain/reviews.ts';

import { type Finding, judged } from './finding.ts';

const next =
  'Put the words of guests in their place, with "Sample" switched off, or take them out. Invented ones break the rules of search engines and the law of many countries.';

/** Whether guests' words are guests' words. */
export function guestWordsFindings(
  reviews: readonly Review[],
  testimonials: readonly { readonly sample?: boolean | undefined }[],
): readonly Finding[] {
  const samples = reviews.filter(({ sample }) => sample === true).length;
  const sampleWords = testimonials.filter(({ sample }) => sample === true).length;
  return judged('No sample is among the reviews and testimonials.', [
    [
      samples > 0,
      `${samples} of ${reviews.length} reviews in content/reviews.json are samples, and search engines are told an average of ${ratingOf(reviews)?.average} from them.`,
      next,
    ],
    [
      sampleWords > 0,
      `${sampleWords} of ${testimonials.length} testimonials in content/home.json are samples.`,
      next,
    ],
  ]);
}
