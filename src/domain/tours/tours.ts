import type { Tour, TourId } from '#content/tour.ts';
import { tours } from '#content/content.data.ts';

export { tours };

export const tourIds: readonly TourId[] = tours.map(({ id }) => id);

/** Returns the tour with this id; `undefined` for any other text, because a visitor may type anything into the URL. */
export const findTour = (id: string): Tour | undefined => tours.find((tour) => tour.id === id);

/** Returns the value if it is the id of a tour that the form offers; otherwise null. */
export const asTourId = (id: unknown): TourId | null =>
  tourIds.find((known) => known === id) ?? null;

/** Returns the tour to which the short URL `/tour/{slug}` redirects; `undefined` for any other text. */
export const findTourBySlug = (slug: string): Tour | undefined =>
  tours.find((tour) => tour.slug === slug);

/** Splits a tour's title into the words that all titles share and the departure place (`Hopkins`). */
export function parseTourTitle(title: string): { lead: string; place: string } {
  const from = title.lastIndexOf(' from ') + ' from '.length;
  return { lead: title.slice(0, from).trim(), place: title.slice(from) };
}

/** Returns only the place from a text such as `Hopkins, daily (pickup about 5:30 AM)`, for a map or a calendar. */
export const parseDeparturePlace = (departure: string): string =>
  departure.replace(/[,(].*$/s, '').trim();

/** True for the tour that has the Most Booked ribbon. The specification gives the ribbon to an id that no tour has. */
export const isMostBooked = (tourId: string): boolean => tourId === 'belize-city';
