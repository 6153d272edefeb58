import { company } from './company.ts';
import { chapterCount, questionCountFirst } from './page-counts.ts';
import type { PictureName } from './pictures.generated.ts';
import { placeCount, tourCountFirst } from './tour-counts.ts';

export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** The picture on the page's card for shared links. */
  readonly image: PictureName;
}

/** A page of the table in src/routes.tsx. */
interface Page extends PageMeta {
  /** In header, menu and trail. */
  readonly label: string;
  readonly isInHeader?: boolean;
  /** In the footer, if it is linked there. */
  readonly footerLabel?: string;
}

/** A page's title in a browser's tab. */
export const withSite = (title: string): string => `${title} | ${company.name}`;

export const pages: ReadonlyMap<string, Page> = new Map<string, Page>([
  [
    '/',
    {
      label: 'Home',
      isInHeader: true,
      footerLabel: 'Home',
      title: withSite('Guided Day Tours to Lamanai, Belize'),
      description: `Day tours to the Maya city of Lamanai: 26 miles up the New River by boat, then temples on foot with a guide. Daily from ${placeCount} places in Belize.`,
      image: 'river-golden',
    },
  ],
  [
    '/tours',
    {
      label: 'Tours',
      isInHeader: true,
      footerLabel: 'All Tours',
      title: withSite(`${tourCountFirst} Tours to Lamanai`),
      description: `${tourCountFirst} guided day tours to Lamanai by road, by water taxi or by air. Compare departures, hours and prices from the islands, the west and the coast.`,
      image: 'summit-dusk',
    },
  ],
  [
    '/faq',
    {
      label: 'FAQ',
      isInHeader: true,
      footerLabel: 'FAQ',
      title: withSite('Lamanai FAQ: Ruins and Tours'),
      description: `${questionCountFirst} plain answers about Lamanai and our tours: the name, the temples, wildlife, opening hours, getting there, what to bring, time and cost.`,
      image: 'card-toucan',
    },
  ],
  [
    '/history',
    {
      label: 'History',
      isInHeader: true,
      footerLabel: 'History',
      title: withSite('Lamanai History: 3,000 Years'),
      description: `From maize farmers around 1500 BC to the reserve of today: temples, kings, copper, two Spanish churches and a steam mill, in ${chapterCount} short chapters.`,
      image: 'mask-temple',
    },
  ],
  [
    '/about',
    {
      label: 'About Us',
      isInHeader: true,
      footerLabel: 'About Us',
      title: withSite('About Us'),
      description: `A family-owned tour company in Belize, in operation since ${company.since}. How a day at Lamanai is run, who guides it and what you can rely on.`,
      image: 'fisher',
    },
  ],
  [
    '/book',
    {
      label: 'Book Now',
      footerLabel: 'Book Now',
      title: withSite('Book a Lamanai Tour'),
      description:
        'Send a booking request for a guided day at Lamanai in three short steps. No payment now: our team answers within 24 hours about date and deposit.',
      image: 'dock-morning',
    },
  ],
  [
    '/booking-success',
    {
      label: 'Booking Confirmation',
      title: withSite('Booking Confirmation'),
      description:
        'What happens after you send a booking request: our team makes contact within 24 hours, arranges the deposit and then sends detailed instructions.',
      image: 'tower-hill',
    },
  ],
  [
    '/machines',
    {
      label: 'Machines',
      title: withSite('Machines'),
      description:
        'The statecharts behind this site: how a booking request, a slideshow or a menu moves from state to state. Read each as a drawing or run it here.',
      image: 'temple-dawn',
    },
  ],
  [
    '/staff',
    {
      label: 'Staff',
      title: withSite('Staff'),
      description: 'For staff: closed days and the notice.',
      image: 'temple-dawn',
    },
  ],
]);

/** The home page's heading, for who cannot see its slides. */
export const homeTitle = 'Guided day tours to Lamanai, Belize';

/** Over the tours that a tour's page leads to. */
export const otherToursTitle = 'Other ways to Lamanai';

/** For a `/tour/…` address that is no tour's. */
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
