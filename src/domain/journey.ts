import type { Leg } from '#content/legs.ts';
import { tourLegs } from '#content/map-outline.ts';
import { type Place, places } from '#content/places.ts';

import { tours } from './tours.ts';

/**
 * The way from a tour's departure to its goal, in order.
 * @throws Error for an id that is no tour's.
 */
export function legsOf(tourId: string): readonly Leg[] {
  const legs = Object.hasOwn(tourLegs, tourId) ? tourLegs[tourId] : undefined;
  if (!legs) throw new Error(`There is no journey for ${tourId}.`);
  return legs;
}

/**
 * What is known of a place that a tour passes.
 * @throws Error for any other.
 */
export function placeOf(id: string): Place {
  const place = Object.hasOwn(places, id) ? places[id] : undefined;
  if (!place) throw new Error(`No tour passes ${id}.`);
  return place;
}

/** `San Pedro to Belize City`. */
export const legTitle = ({ from, to }: Leg): string =>
  `${placeOf(from).name} to ${placeOf(to).name}`;

export interface DepartureChoice {
  readonly tourId: string;
  /** Where a place has several tours: what tells them apart. */
  readonly by?: 'boat' | 'flight' | 'road';
}

export interface Departure {
  readonly place: string;
  readonly choices: readonly DepartureChoice[];
}

const means = { 'water-taxi': 'boat', flight: 'flight', road: 'road' } as const;

// Stryker disable next-line StringLiteral,OptionalChaining: Every tour has a way with at least one leg; TypeScript cannot know it.
const departureOf = (tourId: string): string => legsOf(tourId)[0]?.from ?? '';

/** The places from which tours depart, with the tours that do. */
export const departures: readonly Departure[] = [
  ...new Set(tours.map(({ id }) => departureOf(id))),
].map((place) => {
  const own = tours.filter(({ id }) => departureOf(id) === place);
  return {
    place,
    choices: own.map(({ id, transportationType }) => ({
      tourId: id,
      ...(own.length > 1 && { by: means[transportationType] }),
    })),
  };
});
