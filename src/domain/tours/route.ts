import type { Leg } from '#content/legs.ts';
import { type Place, places, tourLegs } from '#content/content.data.ts';

import { getOwnOrThrow } from '#lib/get-own-or-throw.ts';
import { tours } from './tours.ts';

/** Returns the legs of a tour's route to Lamanai, in order. */
export const legsOf = (tourId: string): readonly Leg[] => getOwnOrThrow(tourLegs, tourId);

/** Returns the place with this id. */
export const placeOf = (id: string): Place => getOwnOrThrow(places, id);

/** Returns the title of a leg, such as `San Pedro to Belize City`. */
export const legTitle = ({ from, to }: Leg): string =>
  `${placeOf(from).name} to ${placeOf(to).name}`;

const means = { 'water-taxi': 'boat', flight: 'flight', road: 'road' } as const;

const departureOf = (tourId: string): string => legsOf(tourId)[0]?.from ?? '';

/**
 * The departure places with their tours. If a place has several tours, `by` distinguishes them by their transportation.
 */
export const departures = [...new Set(tours.map(({ id }) => departureOf(id)))].map((place) => {
  const own = tours.filter(({ id }) => departureOf(id) === place);
  return {
    place,
    choices: own.map(({ id, transportationType }) => ({
      tourId: id,
      ...(own.length > 1 && { by: means[transportationType] }),
    })),
  };
});

export type Departure = (typeof departures)[number];
