import { tourDetails } from '#content/content.data.ts';

import { getOwnOrThrow } from '#lib/get-own-or-throw.ts';

/** Returns the texts that only the page of this tour shows. */
export const getTourDetails = (tourId: string) => getOwnOrThrow(tourDetails, tourId);
