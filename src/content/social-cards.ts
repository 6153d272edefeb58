import type { TransportationType } from './legs.ts';

/** Small capitals above the title of a card for shared links. */
export const pageOverline = 'Day tours in Belize';

export const tourOverlines = {
  road: 'By road and river',
  'water-taxi': 'By water taxi and river',
  flight: 'By air and river',
} as const satisfies Readonly<Record<TransportationType, string>>;

/** Titles of the pages' cards by the first part of their path; `tour` and `default` for addresses without one of their own. */
export const cardTitles = {
  home: 'Lamanai',
  tours: 'Tours to Lamanai',
  about: 'About us',
  book: 'Book your day at Lamanai',
  faq: 'Questions and answers',
  history: '3,000 years of Lamanai',
  'booking-success': 'What happens next',
  tour: 'Lamanai',
  default: 'Lamanai',
} as const;
