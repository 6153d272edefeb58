import { bundledReviews, type Review } from '#content/reviews.ts';

/** Summary in the terms of schema.org's `AggregateRating`. */
export interface Rating {
  /** Mean of the stars, one decimal. */
  readonly average: number;
  readonly count: number;
  readonly best: 5;
  readonly worst: 1;
}

/** The reviews are kept under an id that no tour has, so that none shows on a tour's page, as the specification demands. */
export const reviewsOf = (tourId: string): readonly Review[] =>
  tourId === 'belize-city' ? bundledReviews : [];

/** Average to one decimal and count of the reviews, on the scale of 1 to 5; null of none. */
export function ratingOf(reviews: readonly Review[]): Rating | null {
  if (reviews.length === 0) return null;
  const stars = reviews.reduce((sum, review) => sum + review.rating, 0);
  return {
    average: Math.round((stars / reviews.length) * 10) / 10,
    count: reviews.length,
    best: 5,
    worst: 1,
  };
}
