import type { Files, TourFile } from './content-files.ts';
import type { Leg, TransportationType } from './legs.ts';
import { ticketsLine, ticketsName } from './tickets.ts';
import type { Tour, TourDetails } from './tour.ts';

/** Finds the legs of a tour's route in the map file; leaves out unknown legs. */
export const resolveLegs = ({ legs }: TourFile, map: Files['map']) =>
  legs.flatMap((id) => map.legs.filter((leg) => leg.id === id));

/** The legs of a tour's route, without their lines on the map. */
export const toLegs = (tour: TourFile, map: Files['map']): readonly Leg[] =>
  resolveLegs(tour, map).map(({ id: _id, lines: _lines, ...leg }) => leg);

/** Returns the percentage for the discount badge. */
const toDiscountPercent = (priceUsd: number, typicalPriceUsd: number) =>
  Math.round((1 - priceUsd / typicalPriceUsd) * 100);

export function toTourSummary(tour: TourFile, files: Files): Tour {
  // The validation rejects a route that begins on the river.
  const transportationType = toLegs(tour, files.map)[0]?.kind as TransportationType;
  return {
    title: tour.title,
    priceUsd: tour.priceUsd,
    typicalPriceUsd: tour.typicalPriceUsd,
    recommended: tour.recommended,
    shortDescription: tour.shortDescription,
    departure: tour.departure,
    duration: tour.duration,
    capacity: tour.capacity,
    minimumPersons: tour.minimumPersons,
    specialOffer: tour.specialOffer,
    pickupPoints: [...tour.pickupPoints, files['shared-tour-content'].pickupUnknown],
    image: tour.image,
    transportation: tour.transportation,
    footerLabel: tour.footerLabel,
    id: tour.id,
    slug: tour.slug,
    startTime: tour.itinerary[0]?.time ?? '',
    discountPercent: toDiscountPercent(tour.priceUsd, tour.typicalPriceUsd),
    transportationType,
    ticketsLine: ticketsLine(transportationType, tour.tickets),
  };
}

/**
 * Returns the tickets as an entry for the list of included or not included items; empty if the tickets are not part of
 * this list.
 */
function ticketsIn(tour: TourFile, map: Files['map'], list: TourFile['tickets']): string[] {
  const name = ticketsName(toLegs(tour, map)[0]?.kind ?? '');
  return name !== undefined && tour.tickets === list ? [name] : [];
}

export function toTourDetails(tour: TourFile, files: Files): TourDetails {
  const { map, 'shared-tour-content': shared } = files;
  return {
    fullDescription: tour.fullDescription,
    itinerary: tour.itinerary,
    included: [...shared.included, ...ticketsIn(tour, map, 'included')],
    notIncluded: [
      ...shared.notIncluded,
      ...ticketsIn(tour, map, 'not included'),
      ...tour.alsoNotIncluded,
    ],
    whatToBring: [...shared.whatToBring, ...tour.alsoBring],
  };
}
