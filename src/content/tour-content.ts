import type { Files, TourFile } from './content-files.ts';
import { ticketsLine, ticketsName } from './tickets.ts';
import type { Tour, TourDetails } from './tour.ts';

/** Returns the percentage for the discount badge. */
const toDiscountPercent = (priceUsd: number, typicalPriceUsd: number) =>
  Math.round((1 - priceUsd / typicalPriceUsd) * 100);

export function toTourSummary(tour: TourFile, files: Files): Tour {
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
    transportationType: tour.transportationType,
    place: tour.place,
    ticketsLine: ticketsLine(tour.transportationType, tour.tickets),
  };
}

/**
 * Returns the tickets as an entry for the list of included or not included items; empty if the tickets are not part of
 * this list.
 */
function ticketsIn(tour: TourFile, list: TourFile['tickets']): string[] {
  const name = ticketsName(tour.transportationType);
  return name !== undefined && tour.tickets === list ? [name] : [];
}

export function toTourDetails(tour: TourFile, files: Files): TourDetails {
  const { 'shared-tour-content': shared } = files;
  return {
    fullDescription: tour.fullDescription,
    itinerary: tour.itinerary,
    included: [...shared.included, ...ticketsIn(tour, 'included')],
    notIncluded: [
      ...shared.notIncluded,
      ...ticketsIn(tour, 'not included'),
      ...tour.alsoNotIncluded,
    ],
    whatToBring: [...shared.whatToBring, ...tour.alsoBring],
  };
}
