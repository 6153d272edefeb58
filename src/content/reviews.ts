import { content } from './written.ts';

/** Every review that comes with the site: what the structured data's rating is computed from. */
export const bundledReviews = content.reviews.reviews;

/** One guest's review of a tour. */
export type Review = (typeof bundledReviews)[number];
