import type { TourDetails } from '#content/tour.ts';

import { tourDetails } from '#content/tour-details.ts';

/**
 * What only the page of this tour tells. Apart from what all pages know of it, since it is most of its text.
 * @throws Error for an id that is no tour's.
 */
export function tourDetailsOf(tourId: string): TourDetails {
  const details = Object.hasOwn(tourDetails, tourId) ? tourDetails[tourId] : undefined;
  if (!details) throw new Error(`There are no details of the tour ${tourId}.`);
  return details;
}
