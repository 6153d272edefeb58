import type { Tour } from './tour.ts';
import { belizeCity } from './tours/belize-city.ts';
import { cayeCaulkerByBoat } from './tours/caye-caulker-by-boat.ts';
import { cayeCaulkerByFlight } from './tours/caye-caulker-by-flight.ts';
import { hopkins } from './tours/hopkins.ts';
import { placencia } from './tours/placencia.ts';
import { sanIgnacio } from './tours/san-ignacio.ts';
import { sanPedroByBoat } from './tours/san-pedro-by-boat.ts';
import { sanPedroByFlight } from './tours/san-pedro-by-flight.ts';

export const tourIds = [
  'lamanai-tour-belize-city',
  'lamanai-tour-san-pedro-by-boat',
  'lamanai-tour-san-pedro-by-flight',
  'lamanai-tour-caye-caulker-by-boat',
  'lamanai-tour-caye-caulker-by-flight',
  'lamanai-tour-hopkins',
  'lamanai-tour-san-ignacio',
  'lamanai-tour-placencia',
] as const;

export type TourId = (typeof tourIds)[number];

/** All tours, in the order in which the site lists them. */
export const tours: readonly Tour[] = [
  belizeCity,
  sanPedroByBoat,
  sanPedroByFlight,
  cayeCaulkerByBoat,
  cayeCaulkerByFlight,
  hopkins,
  sanIgnacio,
  placencia,
];

/** The tours of the Popular Tours section. */
export const recommendedTours: readonly Tour[] = tours.filter((tour) => tour.recommended);

const toursById: ReadonlyMap<string, Tour> = new Map(tours.map((tour) => [tour.id, tour]));

/** The tour with this id; `undefined` for any other text, whatever a visitor put into the address. */
export const findTour = (id: string): Tour | undefined => toursById.get(id);

/** A tour's title in two: the words that all titles share, and where the day begins (`Hopkins`). */
export function splitTitle(title: string): { lead: string; place: string } {
  const from = title.lastIndexOf(' from ') + ' from '.length;
  return { lead: title.slice(0, from).trim(), place: title.slice(from) };
}

/** Short addresses `/tour/{slug}` and the tour each redirects to. */
export const tourSlugs = {
  'belize-city': 'lamanai-tour-belize-city',
  'san-pedro-boat': 'lamanai-tour-san-pedro-by-boat',
  'san-pedro-flight': 'lamanai-tour-san-pedro-by-flight',
  'caye-caulker-boat': 'lamanai-tour-caye-caulker-by-boat',
  'caye-caulker-flight': 'lamanai-tour-caye-caulker-by-flight',
  'hopkins-belize': 'lamanai-tour-hopkins',
  'san-ignacio-belize': 'lamanai-tour-san-ignacio',
  'placencia-belize': 'lamanai-tour-placencia',
} as const satisfies Readonly<Record<string, TourId>>;

export type TourSlug = keyof typeof tourSlugs;

/** The canonical id behind a short slug; `undefined` if the text is not one of the eight slugs. */
export const canonicalTourId = (slug: string): TourId | undefined =>
  Object.hasOwn(tourSlugs, slug) ? tourSlugs[slug as TourSlug] : undefined;

/** The Most Booked ribbon is bound to an id that no tour has, as the specification demands. */
export const isMostBooked = (tourId: string): boolean => tourId === 'belize-city';

/** The Overview tab's highlights, the same for every tour. */
export const tourHighlights: readonly string[] = [
  'The High Temple, 33 meters tall, begun around 100 BC',
  'Two stone faces in crocodile headdresses, about 4 meters (13 feet) high, at the Mask Temple',
  'The squared stone jaguars at the foot of the Jaguar Temple',
  'About 26 miles of the New River by boat, with stops for birds, iguanas and crocodiles',
  'A forest path where black howler monkeys are heard on most visits',
  'The museum by the dock, with the original Stela 9 of AD 625',
];
