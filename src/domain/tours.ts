import type { Tour, TourId } from '#content/tour.ts';
import { tours as writtenTours } from '#content/tours.ts';

/** All tours, in the order in which the site lists them. */
export const tours: readonly Tour[] = writtenTours;

export const tourIds: readonly TourId[] = tours.map(({ id }) => id);

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
export const tourSlugs: Readonly<Record<string, TourId>> = Object.fromEntries(
  tours.map(({ slug, id }) => [slug, id]),
);

/** The canonical id behind a short slug; `undefined` for every other text. */
export const canonicalTourId = (slug: string): TourId | undefined =>
  Object.hasOwn(tourSlugs, slug) ? tourSlugs[slug] : undefined;

/** The Most Booked ribbon is bound to an id that no tour has, as the specification demands. */
export const isMostBooked = (tourId: string): boolean => tourId === 'belize-city';
