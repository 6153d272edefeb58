import type { TransportationType } from './legs.ts';

/** The small line above the title of a social card. */
export const pageOverline = 'Day tours in Belize';

export const tourOverlines = {
  road: 'By road and river',
  'water-taxi': 'By water taxi and river',
  flight: 'By air and river',
} as const satisfies Readonly<Record<TransportationType, string>>;

/** Titles of the social cards by the first part of the path; `tour` and `default` are for all other URLs. */
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
