import type { manifest } from './manifest.ts';

/** What a shared link shows: a title over a picture. */
export interface SocialCard {
  readonly picture: string;
  /** Small capitals above the title. */
  readonly overline: string;
  readonly title: string;
}

interface OwnCard extends SocialCard {
  readonly picture: keyof typeof manifest;
}

const OVERLINE = 'Day tours in Belize';

/** By page (first part of its path), and by tour id; `tour` and `default` for addresses that have no card of their own. */
export const socialCards = {
  home: { picture: 'river-golden', overline: OVERLINE, title: 'Lamanai' },
  tours: { picture: 'summit-dusk', overline: OVERLINE, title: 'Tours to Lamanai' },
  about: { picture: 'fisher', overline: OVERLINE, title: 'About us' },
  book: { picture: 'dock-morning', overline: OVERLINE, title: 'Book your day at Lamanai' },
  faq: { picture: 'card-toucan', overline: OVERLINE, title: 'Questions and answers' },
  history: { picture: 'mask-temple', overline: OVERLINE, title: '3,000 years of Lamanai' },
  'booking-success': { picture: 'tower-hill', overline: OVERLINE, title: 'What happens next' },
  tour: { picture: 'road-morning', overline: OVERLINE, title: 'Lamanai' },
  default: { picture: 'temple-dawn', overline: OVERLINE, title: 'Lamanai' },
  'lamanai-tour-belize-city': {
    picture: 'road-morning',
    overline: 'By road and river',
    title: 'Lamanai Tour from Belize City',
  },
  'lamanai-tour-san-pedro-by-boat': {
    picture: 'caye-noon',
    overline: 'By water taxi and river',
    title: 'Lamanai Tour from San Pedro by Boat',
  },
  'lamanai-tour-san-pedro-by-flight': {
    picture: 'flight-noon',
    overline: 'By air and river',
    title: 'Lamanai Tour from San Pedro by Flight',
  },
  'lamanai-tour-caye-caulker-by-boat': {
    picture: 'water-taxi',
    overline: 'By water taxi and river',
    title: 'Lamanai Tour from Caye Caulker by Boat',
  },
  'lamanai-tour-caye-caulker-by-flight': {
    picture: 'flight-noon-golden-flip',
    overline: 'By air and river',
    title: 'Lamanai Tour from Caye Caulker by Flight',
  },
  'lamanai-tour-hopkins': {
    picture: 'hopkins',
    overline: 'By road and river',
    title: 'Lamanai Tour from Hopkins',
  },
  'lamanai-tour-san-ignacio': {
    picture: 'san-ignacio',
    overline: 'By road and river',
    title: 'Lamanai Tour from San Ignacio',
  },
  'lamanai-tour-placencia': {
    picture: 'placencia',
    overline: 'By road and river',
    title: 'Lamanai Tour from Placencia',
  },
} as const satisfies Readonly<Record<string, OwnCard>>;
