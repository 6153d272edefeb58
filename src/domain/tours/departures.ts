import { type Place, places } from '#content/content.data.ts';
import type { Tour } from '#content/tour.ts';
import { getOwnOrThrow } from '#lib/get-own-or-throw.ts';

import { tours } from './tours.ts';

export const placeOf = (id: string): Place => getOwnOrThrow(places, id);

/** The departure places in the order of the tours, each with its tours. */
export const departures: readonly { readonly place: string; readonly tours: readonly Tour[] }[] = [
  ...new Set(tours.map(({ place }) => place)),
].map((place) => ({ place, tours: tours.filter((tour) => tour.place === place) }));
