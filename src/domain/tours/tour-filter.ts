import { type TransportationType, transportationTypes } from '#content/transportation.ts';
import type { Tour } from '#content/tour.ts';

/** The values of the tour list's filter: a type of transportation, or `all`. */
export const tourFilters = ['all', ...transportationTypes] as const;
export type TourFilter = (typeof tourFilters)[number];

/** The labels for the options of the filter and for a tour's type of transportation. */
export const tourFilterLabels = {
  all: 'All Tours',
  flight: 'By Flight',
  'water-taxi': 'By Water Taxi',
  road: 'By Road',
} as const satisfies Readonly<Record<TourFilter, string>>;

const isTransportationType = (text: string): text is TransportationType =>
  transportationTypes.some((type) => type === text);

/** Parses the filter from the URL. The result is `all` if the text is not a type of transportation. */
export const tourFilterFrom = (text: string | null): TourFilter =>
  text !== null && isTransportationType(text) ? text : 'all';

/** Returns the tours that match the filter, in their original order. */
export const filterTours = (tours: readonly Tour[], filter: TourFilter): readonly Tour[] =>
  filter === 'all' ? tours : tours.filter((tour) => tour.transportationType === filter);
