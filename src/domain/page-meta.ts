import { company } from '#content/company.ts';
import { findTour } from './tours.ts';

export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** Name of the picture on the social card, without folder or ending. */
  readonly image: string;
}

const withSite = (title: string): string => `${title} | ${company.name}`;

const pages: ReadonlyMap<string, PageMeta> = new Map([
  [
    '/',
    {
      title: withSite('Guided Day Tours to Lamanai, Belize'),
      description:
        'Day tours to the Maya city of Lamanai: 26 miles up the New River by boat, then temples on foot with a guide. Daily from six places in Belize.',
      image: 'river-golden',
    },
  ],
  [
    '/tours',
    {
      title: withSite('Eight Tours to Lamanai'),
      description:
        'Eight guided day tours to Lamanai by road, by water taxi or by air. Compare departures, hours and prices from the islands, the west and the coast.',
      image: 'summit-dusk',
    },
  ],
  [
    '/about',
    {
      title: withSite('About Us'),
      description: `A family-owned tour company in Belize, in operation since ${company.since}. How a day at Lamanai is run, who guides it and what you can rely on.`,
      image: 'fisher',
    },
  ],
  [
    '/book',
    {
      title: withSite('Book a Lamanai Tour'),
      description:
        'Send a booking request for a guided day at Lamanai in three short steps. No payment now: our team answers within 24 hours about date and deposit.',
      image: 'dock-morning',
    },
  ],
  [
    '/faq',
    {
      title: withSite('Lamanai FAQ: Ruins and Tours'),
      description:
        'Twenty-four plain answers about Lamanai and our tours: the name, the temples, wildlife, opening hours, getting there, what to bring, time and cost.',
      image: 'card-toucan',
    },
  ],
  [
    '/history',
    {
      title: withSite('Lamanai History: 3,000 Years'),
      description:
        'From maize farmers around 1500 BC to the reserve of today: temples, kings, copper, two Spanish churches and a steam mill, in twenty-one short chapters.',
      image: 'mask-temple',
    },
  ],
  [
    '/booking-success',
    {
      title: withSite('Booking Confirmation'),
      description:
        'What happens after you send a booking request: our team makes contact within 24 hours, arranges the deposit and then sends detailed instructions.',
      image: 'tower-hill',
    },
  ],
  [
    '/machines',
    {
      title: withSite('Machines'),
      description:
        'The statecharts behind this site: how a booking request, a slideshow or a menu moves from state to state. Read each as a drawing or run it here.',
      image: 'temple-dawn',
    },
  ],
]);

/** For a `/tour/…` address that is not one of the eight tours. */
export const genericTourMeta: PageMeta = {
  title: withSite('Lamanai Tour Details'),
  description:
    'Itinerary, price, departure and what is included: the details of our guided day tours by road and river to the Maya city of Lamanai in Belize.',
  image: 'road-morning',
};

/** For every address without a description of its own. */
export const defaultMeta: PageMeta = {
  title: company.name,
  description:
    'A family-owned company that runs guided day tours to the Maya city of Lamanai in the Orange Walk District of Belize, by road, water taxi and air.',
  image: 'temple-dawn',
};

export const notFoundMeta: PageMeta = { ...defaultMeta, title: 'Page Not Found' };

const withoutTrailingSlash = (path: string): string => path.replace(/(.)\/+$/, '$1');

const tourIdIn = (path: string): string | undefined => /^\/tour\/([^/]+)$/.exec(path)?.[1];

/** Title, description and picture for a path such as `/tours` (no query, no hash). */
export function pageMeta(path: string): PageMeta {
  const page = withoutTrailingSlash(path);
  const known = pages.get(page);
  if (known) return known;
  const tourId = tourIdIn(page);
  if (tourId === undefined) return defaultMeta;
  const tour = findTour(tourId);
  if (!tour) return genericTourMeta;
  return { title: withSite(tour.title), description: tour.shortDescription, image: tour.image };
}

export interface Breadcrumb {
  readonly path: string;
  readonly label: string;
}

const labels: ReadonlyMap<string, string> = new Map([
  ['tours', 'Tours'],
  ['about', 'About Us'],
  ['faq', 'FAQ'],
  ['history', 'History'],
  ['book', 'Book Now'],
  ['booking-success', 'Booking Confirmation'],
]);

const home: Breadcrumb = { path: '/', label: 'Home' };

function readable(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function labelOf(segment: string): string {
  const text = readable(segment);
  return labels.get(segment) ?? text.charAt(0).toUpperCase() + text.slice(1);
}

/** The trail to a path, none on Home. The last crumb is the page itself and not a link. */
export function breadcrumbsFor(path: string): readonly Breadcrumb[] {
  const page = withoutTrailingSlash(path);
  if (page === '/') return [];
  if (tourIdIn(page) !== undefined) {
    return [home, { path: '/tours', label: 'Tours' }, { path: page, label: 'Tour Details' }];
  }
  const segments = page.split('/').filter((segment) => segment !== '');
  return [
    home,
    ...segments.map((segment, index) => ({
      path: `/${segments.slice(0, index + 1).join('/')}`,
      label: labelOf(segment),
    })),
  ];
}
