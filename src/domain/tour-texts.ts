import { tourList } from '#content/tour-list.ts';
import type { TourDetails, WholeTour } from '#content/tour.ts';

const tours: readonly WholeTour[] = tourList;

/** By tour id. */
export const tourTexts: Readonly<Record<string, TourDetails>> = Object.fromEntries(
  tours.map(({ id, fullDescription, itinerary, included, notIncluded, whatToBring }) => [
    id,
    { fullDescription, itinerary, included, notIncluded, whatToBring },
  ]),
);
