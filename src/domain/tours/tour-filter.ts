import { type TransportationType, transportationTypes } from '#content/legs.ts';
import type { Tour } from '#content/tour.ts';

/** The filter of the tour list: a type of transportation, or `all`. */
export const tourFilters = ['all', ...transportationTypes] as const;
export type TourFilter = (typeof tourFilters)[number];

/** Headings of the filter and of a tour's kind of transportation. */
export const tourFilterLabels = {
  all: 'All Tours',
  flight: 'By Flight',
  'water-taxi': 'By Water Taxi',
  road: 'By Road',
} as const satisfies Readonly<Record<TourFilter, string>>;

const isTransportationType = (text: string): text is TransportationType =>
  transportationTypes.some((type) => type === text);

/** The filter that an address asks for; `all` for every text that is no kind of transportation. */
export const tourFilterFrom = (text: string | null): TourFilter =>
  // Stryker disable next-line ConditionalExpression: Nothing and a text that is none of the kinds give the same filter.
  text !== null && isTransportationType(text) ? text : 'all';

/** The tours that a filter leaves, in their own order. */
export const filterTours = (tours: readonly Tour[], filter: TourFilter): readonly Tour[] =>
  filter === 'all' ? tours : tours.filter((tour) => tour.transportationType === filter);
