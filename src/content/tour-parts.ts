import type { Files, TourFile } from './content-files.ts';
import type { Leg, WayLeg } from './legs.ts';
import type { Place } from './places.ts';
import type { Tour, TourDetails, TransportationType } from './tour.ts';
import { type WayId, ways } from './ways.ts';

const kindOf = (way: WayId): TransportationType => ways[way][0].kind;

/** The discount badge, per cent. */
const discountOf = (priceUsd: number, typicalPriceUsd: number) =>
  Math.round((1 - priceUsd / typicalPriceUsd) * 100);

/** What lists, forms and mails know of a tour. */
export function factsOf(tour: TourFile, { pickupUnknown }: Files['every-tour']): Tour {
  const {
    position: _position,
    fullDescription: _fullDescription,
    itinerary: _itinerary,
    gallery: _gallery,
    alsoNotIncluded: _alsoNotIncluded,
    alsoBring: _alsoBring,
    ...facts
  } = tour;
  return {
    ...facts,
    discountPercent: discountOf(tour.priceUsd, tour.typicalPriceUsd),
    transportationType: kindOf(tour.way),
    pickupPoints: [...tour.pickupPoints, pickupUnknown],
  };
}

/** What only the page of a tour tells. */
export const detailsOf = (tour: TourFile, everyTour: Files['every-tour']): TourDetails => ({
  fullDescription: tour.fullDescription,
  itinerary: tour.itinerary,
  included: everyTour.included,
  notIncluded: [...everyTour.notIncluded, ...tour.alsoNotIncluded],
  whatToBring: [...everyTour.whatToBring, ...tour.alsoBring],
});

const legsIn = (way: WayId): readonly Leg[] => ways[way];

/** The legs of a way by the ids of their places, without their lines. */
export const wayLegsOf = (way: WayId): readonly WayLeg[] =>
  legsIn(way).map(({ lines: _lines, from, to, ...leg }) => ({ ...leg, from: from.id, to: to.id }));

/** Every place on one of these ways, by its id. */
export const placesOn = (wayIds: readonly WayId[]): Readonly<Record<string, Place>> =>
  Object.fromEntries(
    wayIds
      .flatMap((way) => legsIn(way).flatMap(({ from, to }) => [from, to]))
      .map((place) => [place.id, place]),
  );
