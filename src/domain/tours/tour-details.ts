import { tourDetails } from '#content/content.data.ts';

import { getOwnOrThrow } from '#lib/get-own-or-throw.ts';

/** What only the page of this tour tells. Apart from what all pages know of it, since it is most of its text. */
export const tourDetailsOf = (tourId: string) => getOwnOrThrow(tourDetails, tourId);
