import { tourList } from './tour-list.ts';
import type { WholeTour } from './tour.ts';
import { capitalized, inWords, listed } from './words.ts';

const tours: readonly WholeTour[] = tourList;
const departures = [...new Set(tours.flatMap(({ legs }) => legs[0]?.from.name ?? []))];

/** What the texts say of the tours as a whole. */
export const tourCount = inWords(tours.length);
export const tourCountFirst = capitalized(tourCount);
export const placeCount = inWords(departures.length);
export const placeCountFirst = capitalized(placeCount);
export const placeNames = listed(departures);
