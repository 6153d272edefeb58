import type { PictureName } from '#content/pictures.generated.ts';
import { tourGalleries } from '#content/tour-galleries.ts';

import { findTour } from './tours.ts';

/** The pictures of one tour. */
interface TourPictures {
  readonly card: PictureName;
  /** The picture that the page opens with: the gallery's first. */
  readonly main: PictureName;
  readonly gallery: readonly PictureName[];
}

/**
 * The pictures of a tour.
 * @throws Error for an id that is no tour's.
 */
export function tourPicturesOf(tourId: string): TourPictures {
  const tour = findTour(tourId);
  const [main, ...others] = (tour && tourGalleries[tour.id]) ?? [];
  if (!tour || !main) throw new Error(`There are no pictures for the tour ${tourId}.`);
  return { card: tour.image, main, gallery: [main, ...others] };
}
