import { bundledReviews, type Review } from '#content/content.data.ts';
import { formatList } from '#lib/words.ts';

/**
 * Returns the reviews of a tour. The specification assigns all reviews to an id that no tour has, so tour pages show
 * none.
 */
export const reviewsOf = (tourId: string): readonly Review[] =>
  tourId === 'belize-city' ? bundledReviews : [];

interface Quote {
  readonly author: string;
  readonly sample?: boolean | undefined;
}

/** Returns the line that says which quotes are samples; empty if none is. */
export function samplesLine(quotes: readonly Quote[]): string {
  const samples = quotes.filter(({ sample }) => sample);
  if (samples.length === 0) return '';
  if (samples.length === quotes.length) return 'These are examples until guests send us theirs.';
  return `Examples: ${formatList(samples.map(({ author }) => author))}`;
}

/** Returns the average rating, to one decimal, and the number of reviews for schema.org; null without reviews. */
export function ratingOf(reviews: readonly Review[]) {
  if (reviews.length === 0) return null;
  const stars = reviews.reduce((sum, review) => sum + review.rating, 0);
  return {
    average: Math.round((stars / reviews.length) * 10) / 10,
    count: reviews.length,
  };
}
