import type { LegKind } from '#content/legs.ts';
import type { Place } from '#content/places.ts';
import { tourList } from '#content/tour-list.ts';
import type { WholeTour } from '#content/tour.ts';

/** A leg by the ids of its places, without its lines. */
export interface WayLeg {
  readonly kind: LegKind;
  readonly from: string;
  readonly to: string;
  /** How long it usually takes, one way. */
  readonly time: string;
  readonly note?: string;
}

const tours: readonly WholeTour[] = tourList;

/** By tour id. */
export const tourWays: Readonly<Record<string, readonly WayLeg[]>> = Object.fromEntries(
  tours.map(({ id, legs }) => [
    id,
    legs.map(({ lines: _lines, from, to, ...leg }) => ({ ...leg, from: from.id, to: to.id })),
  ]),
);

/** Every place on the way of a tour, by its id. */
export const tourPlaces: Readonly<Record<string, Place>> = Object.fromEntries(
  tours
    .flatMap(({ legs }) => legs.flatMap(({ from, to }) => [from, to]))
    .map((place) => [place.id, place]),
);
