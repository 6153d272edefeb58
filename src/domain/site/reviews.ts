import { bundledReviews, type Review } from '#content/content.data.ts';

/** The reviews belong to an id that no tour has, so that none shows on a tour's page, as the specification demands. */
export const reviewsOf = (tourId: string): readonly Review[] =>
  tourId === 'belize-city' ? bundledReviews : [];

/** Average of the stars to one decimal and count of the reviews, as schema.org's `AggregateRating` has them; null of none. */
export function ratingOf(reviews: readonly Review[]) {
  if (reviews.length === 0) return null;
  const stars = reviews.reduce((sum, review) => sum + review.rating, 0);
  return {
    average: Math.round((stars / reviews.length) * 10) / 10,
    count: reviews.length,
  };
}
