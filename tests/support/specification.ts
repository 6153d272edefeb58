import type { TransportationType } from '#content/transportation.ts';

interface SpecifiedTour {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly footerLabel: string;
  readonly priceUsd: number;
  readonly typicalPriceUsd: number;
  readonly discountPercent: number;
  readonly recommended: boolean;
  readonly transportationType: TransportationType;
  readonly minimumPersons?: number;
}

/**
 * The specification's tables of tours, redirects and footer links. No other place defines a tour or a price for the
 * tests.
 */
export const specifiedTours: readonly SpecifiedTour[] = [
  {
    id: 'lamanai-tour-belize-city',
    slug: 'belize-city',
    title: 'Lamanai Tour from Belize City',
    footerLabel: 'Lamanai Tour from Belize City',
    priceUsd: 132,
    typicalPriceUsd: 155,
    discountPercent: 15,
    recommended: true,
    transportationType: 'road',
  },
  {
    id: 'lamanai-tour-san-pedro-by-boat',
    slug: 'san-pedro-boat',
    title: 'Lamanai Tour from San Pedro by Boat',
    footerLabel: 'San Pedro by Boat',
    priceUsd: 182,
    typicalPriceUsd: 228,
    discountPercent: 20,
    recommended: false,
    transportationType: 'water-taxi',
  },
  {
    id: 'lamanai-tour-san-pedro-by-flight',
    slug: 'san-pedro-flight',
    title: 'Lamanai Tour from San Pedro by Flight',
    footerLabel: 'San Pedro by Flight',
    priceUsd: 275,
    typicalPriceUsd: 344,
    discountPercent: 20,
    recommended: true,
    transportationType: 'flight',
  },
  {
    id: 'lamanai-tour-caye-caulker-by-boat',
    slug: 'caye-caulker-boat',
    title: 'Lamanai Tour from Caye Caulker by Boat',
    footerLabel: 'Caye Caulker by Boat',
    priceUsd: 182,
    typicalPriceUsd: 228,
    discountPercent: 20,
    recommended: false,
    transportationType: 'water-taxi',
  },
  {
    id: 'lamanai-tour-caye-caulker-by-flight',
    slug: 'caye-caulker-flight',
    title: 'Lamanai Tour from Caye Caulker by Flight',
    footerLabel: 'Caye Caulker by Flight',
    priceUsd: 275,
    typicalPriceUsd: 344,
    discountPercent: 20,
    recommended: true,
    transportationType: 'flight',
  },
  {
    id: 'lamanai-tour-hopkins',
    slug: 'hopkins-belize',
    title: 'Lamanai Tour from Hopkins',
    footerLabel: 'Hopkins Belize',
    priceUsd: 271,
    typicalPriceUsd: 339,
    discountPercent: 20,
    recommended: true,
    transportationType: 'road',
    minimumPersons: 4,
  },
  {
    id: 'lamanai-tour-san-ignacio',
    slug: 'san-ignacio-belize',
    title: 'Lamanai Tour from San Ignacio',
    footerLabel: 'San Ignacio',
    priceUsd: 271,
    typicalPriceUsd: 339,
    discountPercent: 20,
    recommended: true,
    transportationType: 'road',
    minimumPersons: 4,
  },
  {
    id: 'lamanai-tour-placencia',
    slug: 'placencia-belize',
    title: 'Lamanai Tour from Placencia',
    footerLabel: 'Placencia',
    priceUsd: 322,
    typicalPriceUsd: 403,
    discountPercent: 20,
    recommended: true,
    transportationType: 'road',
    minimumPersons: 4,
  },
];

/** The cards at the end of the history page. They have separate prices and durations. */
export const specifiedHistoryCards: readonly {
  readonly slug: string;
  readonly title: string;
  readonly priceUsd: number;
  readonly duration: string;
  readonly banner?: string;
}[] = [
  {
    slug: 'belize-city',
    title: 'Belize City',
    priceUsd: 139,
    duration: '8 hours',
    banner: 'Most Booked',
  },
  { slug: 'san-pedro-flight', title: 'San Pedro by Air', priceUsd: 299, duration: '8-10 hours' },
  { slug: 'san-ignacio-belize', title: 'San Ignacio', priceUsd: 295, duration: '12 hours' },
  { slug: 'placencia-belize', title: 'Placencia', priceUsd: 350, duration: '12-14 hours' },
];

/** Finds a tour in the table of the specification. */
function specifiedTour(id: string): SpecifiedTour {
  const tour = specifiedTours.find((one) => one.id === id);
  if (!tour) throw new Error(`The specification has no tour ${id}.`);
  return tour;
}

/** Returns the place where a tour begins. */
export const placeOfDeparture = ({ title }: SpecifiedTour): string =>
  /from (.*?)(?: by \w+)?$/.exec(title)?.[1] ?? '';

/** The places of departure, in the order of the tours. */
export const specifiedPlaces: readonly string[] = [
  ...new Set(specifiedTours.map(placeOfDeparture)),
];

/** The places of departure as a list for a sentence. */
export const placesInProse = new Intl.ListFormat('en-GB').format(specifiedPlaces);

/** Formats dollars as `US$1,084.00`. */
export const usd = (dollars: number): string =>
  `US$${dollars.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** Returns the amounts of a tour for a number of persons, in dollars. The deposit is half of the total. */
export function sumsOf(id: string, persons: number) {
  const each = specifiedTour(id).priceUsd;
  return { each, total: each * persons, half: (each * persons) / 2 };
}

/** The items that every tour includes, from the company's complete list. */
export const inclusions = [
  'Ground transportation',
  'Park entrance fees',
  'Guided tour',
  'Packaged lunch',
  'Bottled water',
];

/** The topics of the questions on the FAQ page, by tab, as the ids of the questions. The page may have other topics too. */
export const specifiedTopics: Readonly<Record<string, readonly string[]>> = {
  'About the Maya Ruins': [
    'what-does-lamanai-mean',
    'where-is-lamanai',
    'how-old-is-lamanai',
    'main-structures',
    'architecture',
    'artifacts',
    'crocodile',
    'climbing',
    'opening-hours',
    'museum',
    'wildlife',
    'colonial-history',
    'park-size',
    'best-season',
  ],
  'About Lamanai Tours': [
    'getting-there',
    'what-is-included',
    'how-long',
    'departure-points',
    'what-to-bring',
    'cost',
    'guided-or-alone',
    'boat-time',
    'facilities',
    'is-it-worth-it',
  ],
};

/** The sentences of the cancellation policy. */
export const specifiedCancellation: readonly string[] = [
  '30 or more days before arrival: 100% of the deposit is refunded.',
  '20-29 days before arrival: 50% of the deposit is refunded.',
  'Under 20 days before arrival: the deposit is not refunded.',
  'If we cancel because of the weather, you receive a full refund or we reschedule your tour.',
];

type Link = readonly [label: string, address: string];

/** The links of the main navigation in the header. */
export const headerLinks: readonly Link[] = [
  ['Home', '/'],
  ['Tours', '/tours'],
  ['FAQ', '/faq'],
  ['History', '/history'],
  ['About Us', '/about'],
];

/** The links of the site in the footer's quick links. */
export const quickLinks: readonly Link[] = [
  ['Home', '/'],
  ['All Tours', '/tours'],
  ['FAQ', '/faq'],
  ['History', '/history'],
  ['About Us', '/about'],
  ['Book Now', '/book'],
];

/** The links that the specification asks for on a page. */
export const pageLinks: Readonly<Record<string, readonly Link[]>> = {
  '/': [['View All Tours', '/tours']],
  '/booking-success': [
    ['Return to Home', '/'],
    ['Explore More Tours', '/tours'],
  ],
  '/404': [['Return to Home', '/']],
};

/** The words that the specification fixes on each page, in the order in which a reader meets them. */
export const specifiedWords: Readonly<Record<string, readonly string[]>> = {
  '/': ['Popular Tours', 'View All Tours', 'Discover', '33 m', 'Why Choose Us'],
  '/tours': [
    'All Tours',
    'By Flight',
    'By Water Taxi',
    'By Road',
    'Limited time deal, per person, in USD',
  ],
  '/tour/lamanai-tour-hopkins': [
    'Limited time deal',
    'per person, in USD',
    'Book This Tour',
    'Overview',
    'Itinerary',
    "What's Included",
    '33 meters tall',
    'Families of 8 or more get a free upgrade to a fully private tour plus 10% off.',
    ...inclusions,
  ],
  '/faq': [
    'About the Maya Ruins',
    'About Lamanai Tours',
    '8:00 A.M. to 5:00 P.M.',
    'November to April',
    '6-8 hours',
    '$140-150',
  ],
  '/history': ['Early Preclassic', 'today', 'View Tour Details'],
  '/about': ['since 1995', '25+ years', 'Family-owned', 'Expert guides'],
  '/book': [
    'Questions or a problem with the form?',
    'Step 1 of 3',
    'Minimum 2 guests required',
    'Booking policy',
    'The deposit is 50% of the total. The balance is due in cash on arrival.',
    'We email you a payment link for the deposit.',
    'We accept major credit cards, PayPal and cash.',
    'Our team contacts you within 24 hours to confirm availability and arrange the deposit. Your booking is fully confirmed once the deposit is received.',
    'Parties of 6 or more get a group discount.',
    'Cancellation policy',
    ...specifiedCancellation,
    'Contact details',
  ],
  '/booking-success': [
    'a confirmation email shortly',
    'within 24 hours to confirm availability and arrange the deposit',
    'fully confirmed once the deposit is received',
    'detailed instructions',
    'Return to Home',
    'Explore More Tours',
  ],
  '/404': ['404', 'Oops! Page not found', 'Return to Home'],
};
