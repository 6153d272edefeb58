import type { TourSlug } from '#content/tour-list.ts';

export interface HistoryTourCard {
  /** The button leads to `/tour/{slug}`. */
  readonly slug: TourSlug;
  readonly title: string;
  readonly text: string;
  /** US dollars per person; the page's own price, not the tour's. */
  readonly priceUsd: number;
  readonly duration: string;
  readonly banner?: string;
}

/** The page's closing cards, with the specification's own prices and durations for this page. */
export const historyTourCards: readonly HistoryTourCard[] = [
  {
    slug: 'belize-city',
    title: 'Belize City',
    text: 'An hour by road, 26 miles by river, and 3,000 years on foot.',
    priceUsd: 139,
    duration: '8 hours',
    banner: 'Most Booked',
  },
  {
    slug: 'san-pedro-flight',
    title: 'San Pedro by Air',
    text: 'Over the reef in a small plane, up the New River in a small boat.',
    priceUsd: 299,
    duration: '8-10 hours',
  },
  {
    slug: 'san-ignacio-belize',
    title: 'San Ignacio',
    text: 'From the western hills to a city that lived by the water.',
    priceUsd: 295,
    duration: '12 hours',
  },
  {
    slug: 'placencia-belize',
    title: 'Placencia',
    text: 'Out before sunrise, home at dusk, and a river in between.',
    priceUsd: 350,
    duration: '12-14 hours',
  },
];
