import type { Testimonial } from '#content/home.ts';
import type { Review } from '#content/reviews.ts';
import { ratingOf } from '#domain/reviews.ts';

import { type Finding, fine, todo } from './finding.ts';

/** How the texts begin that came with the site and that no guest has written. */
const invented: readonly string[] = [
  'The river alone was worth the early start.',
  'We liked the Jaguar Temple most.',
  'Howler monkeys right above the path,',
  'My father is seventy-four',
  'A well-paced day.',
  'We had seen two crocodiles,',
  'The howlers started up while',
  'I expected the High Temple.',
];

const isInvented = ({ text }: { readonly text: string }) =>
  invented.some((beginning) => text.startsWith(beginning));

/** Whether guests' words are guests' words. */
export function guestWordsFindings(
  reviews: readonly Review[],
  testimonials: readonly Testimonial[],
): readonly Finding[] {
  const samples = reviews.filter(isInvented).length;
  const sampleWords = testimonials.filter(isInvented).length;
  const [first, ...rest] = reviews;
  return [
    samples > 0 && first
      ? todo(
          `${samples} of ${reviews.length} reviews in src/content/reviews.ts are samples, and search engines are told an average of ${ratingOf([first, ...rest]).average} from them.`,
          'Put reviews in their place that guests wrote. Invented ones break the rules of search engines and the law of many countries.',
        )
      : fine(`No sample is among the reviews (${reviews.length}).`),
    sampleWords > 0
      ? todo(
          `${sampleWords} of ${testimonials.length} testimonials in src/content/home.ts are samples.`,
          "Put guests' own words in their place, or take them out.",
        )
      : fine(`No sample is among the testimonials (${testimonials.length}).`),
  ];
}
