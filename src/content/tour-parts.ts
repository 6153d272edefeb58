import type { Files, TourFile } from './content-files.ts';
import type { Leg } from './legs.ts';
import { ticketsLine, ticketsName } from './tickets.ts';
import type { TransportationType } from './tour.ts';

/** The legs of a tour's way as the map's file tells them; one that it does not know is left out. */
export const drawnLegsOf = ({ legs }: TourFile, map: Files['map']) =>
  legs.flatMap((id) => map.legs.filter((leg) => leg.id === id));

/** The legs of a tour's way, without their lines. */
export const legsOf = (tour: TourFile, map: Files['map']): readonly Leg[] =>
  drawnLegsOf(tour, map).map(({ id: _id, lines: _lines, ...leg }) => leg);

/** The discount badge, per cent. */
const discountOf = (priceUsd: number, typicalPriceUsd: number) =>
  Math.round((1 - priceUsd / typicalPriceUsd) * 100);

/** What lists, forms and mails know of a tour. */
export function factsOf(tour: TourFile, { map, 'every-tour': { pickupUnknown } }: Files) {
  const {
    position: _position,
    fullDescription: _fullDescription,
    itinerary: _itinerary,
    gallery: _gallery,
    alsoNotIncluded: _alsoNotIncluded,
    alsoBring: _alsoBring,
    legs: _legs,
    tickets,
    ...facts
  } = tour;
  // A way that begins otherwise was refused.
  const transportationType = legsOf(tour, map)[0]?.kind as TransportationType;
  return {
    ...facts,
    /** The first time of the itinerary, after which the tour of that day has left. */
    startTime: tour.itinerary[0]?.time ?? '',
    discountPercent: discountOf(tour.priceUsd, tour.typicalPriceUsd),
    transportationType,
    /** A sentence that says if the price includes flight or water-taxi tickets; empty for a tour without them. */
    ticketsLine: ticketsLine(transportationType, tickets),
    pickupPoints: [...tour.pickupPoints, pickupUnknown],
  };
}

/** The tickets as an entry of the list of what is included, or of what is not. */
function ticketsIn(tour: TourFile, map: Files['map'], list: TourFile['tickets']): string[] {
  const name = ticketsName(legsOf(tour, map)[0]?.kind ?? '');
  return name !== undefined && tour.tickets === list ? [name] : [];
}

/** What only the page of a tour tells. */
export const detailsOf = (tour: TourFile, { map, 'every-tour': everyTour }: Files) => ({
  fullDescription: tour.fullDescription,
  itinerary: tour.itinerary,
  included: [...everyTour.included, ...ticketsIn(tour, map, 'included')],
  notIncluded: [
    ...everyTour.notIncluded,
    ...ticketsIn(tour, map, 'not included'),
    ...tour.alsoNotIncluded,
  ],
  whatToBring: [...everyTour.whatToBring, ...tour.alsoBring],
});
