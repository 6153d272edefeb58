import { company } from './company.ts';
import { groupOffer, familyOffer } from './offers.ts';
import { placeCount, placeNames } from './tour-counts.ts';
import type { PictureName } from './pictures.generated.ts';
import { cancellationLine, inclusionsLine, weatherPolicy } from './policies.ts';
import type { MaybeSample } from './reviews.ts';

export interface HeroSlide {
  readonly badge: string;
  readonly title: string;
  readonly description: string;
  readonly primaryButton: string;
  readonly primaryLink: '/tours' | '/about';
  readonly secondaryButton: string;
  readonly secondaryLink: '/book';
  readonly image: PictureName;
  /** The same scene composed for phones. */
  readonly tallImage: PictureName;
}

/** What the slides are, for who cannot see them. */
export const heroLabel = 'Lamanai in four pictures';

export const heroSlides: readonly HeroSlide[] = [
  {
    badge: 'The New River',
    title: 'Twenty-six miles upriver, a Maya city',
    description:
      'Guided day tours to Lamanai: by boat through the forest, on foot among the temples.',
    primaryButton: 'See All Tours',
    primaryLink: '/tours',
    secondaryButton: 'Book Now',
    secondaryLink: '/book',
    image: 'river-golden',
    tallImage: 'river-golden-tall',
  },
  {
    badge: 'The High Temple',
    title: '33 meters of stone above the trees',
    description:
      'Begun around 100 BC, given a new front seven centuries later. From the boat you see its tip first.',
    primaryButton: 'Find Your Tour',
    primaryLink: '/tours',
    secondaryButton: 'Book Now',
    secondaryLink: '/book',
    image: 'temple-dawn',
    tallImage: 'temple-dawn-tall',
  },
  {
    badge: `Family-owned, since ${company.since}`,
    title: 'Stone faces, and guides who know them',
    description: `A family company with ${company.experience} of experience and expert guides for every tour.`,
    primaryButton: 'About Us',
    primaryLink: '/about',
    secondaryButton: 'Book Now',
    secondaryLink: '/book',
    image: 'mask-temple',
    tallImage: 'mask-temple-tall',
  },
  {
    badge: 'From coast and cayes',
    title: 'Leave the beach, find the temples',
    description: `Daily from ${placeNames}.`,
    primaryButton: 'Choose a Departure',
    primaryLink: '/tours',
    secondaryButton: 'Book Now',
    secondaryLink: '/book',
    image: 'caye-noon',
    tallImage: 'caye-noon-tall',
  },
];

export interface Figure {
  readonly value: string;
  readonly label: string;
}

export interface SlideshowPicture {
  readonly image: PictureName;
  readonly caption: string;
}

export interface Discover {
  readonly overline: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly figures: readonly Figure[];
  /** What its pictures are, for who cannot see them. */
  readonly slideshowLabel: string;
  readonly slideshow: readonly SlideshowPicture[];
}

export const discover: Discover = {
  overline: 'Discover Lamanai',
  title: 'A city that stayed',
  paragraphs: [
    'People were farming beside this lagoon by about 1500 BC. They raised the High Temple around 100 BC. When cities farther south emptied after AD 800, they went on building, and when Spaniards came in 1544 they found a town, not a ruin.',
    'You arrive as its traders did, by water. Then the forest takes over: fan palms, strangler figs, howler monkeys, and between the trunks a stair that goes up and up.',
  ],
  figures: [
    { value: '33 m', label: 'height of the High Temple' },
    { value: '3,000 years', label: 'of nearly continuous life' },
    { value: '26 river miles', label: 'from the dock to the city' },
  ],
  slideshowLabel: 'Pictures of Lamanai',
  slideshow: [
    { image: 'high-temple-foot', caption: 'The High Temple from its plaza' },
    { image: 'jungle-path', caption: 'The forest path between the temples' },
    { image: 'howler', caption: 'A black howler monkey above the canopy' },
    { image: 'lagoon-birds', caption: 'A jabiru among the water lilies' },
    { image: 'sugar-mill', caption: 'The steam mill of the 1860s, held by a fig' },
  ],
};

export interface Station {
  /** Local clock time, such as `8:00 AM`. */
  readonly time: string;
  readonly title: string;
  readonly text: string;
}

export const theDayLead = 'With the times of the tour from Belize City.';

/** A day in five stations. */
export const theDay: readonly Station[] = [
  {
    time: '8:00 AM',
    title: 'The road',
    text: 'We collect you and drive north to Tower Hill. From the islands and the south you start earlier.',
  },
  {
    time: '9:30 AM',
    title: 'The river',
    text: 'An open boat, brown water and about 75 minutes of bends, with stops for whatever is awake.',
  },
  {
    time: '11:05 AM',
    title: 'The city',
    text: 'After the museum you walk with your guide from temple to temple under the forest roof.',
  },
  {
    time: '12:50 PM',
    title: 'Lunch',
    text: 'A packaged lunch at a picnic shelter, and time to sit still.',
  },
  {
    time: '1:25 PM',
    title: 'The way home',
    text: 'Downstream, faster and breezier. By four you are back in Belize City.',
  },
];

export interface Reason {
  readonly title: string;
  readonly text: string;
}

export const reasons: readonly Reason[] = [
  {
    title: `Family-owned, since ${company.since}`,
    text: `We are family-owned and have ${company.experience} of experience with day tours.`,
  },
  {
    title: 'Expert guides',
    text: 'Every tour is guided, from the first heron on the river to the last temple on the path.',
  },
  {
    title: 'Five things in one price',
    text: inclusionsLine,
  },
  {
    title: `Daily from ${placeCount} places`,
    text: `${placeNames}, by road, by water taxi or by air.`,
  },
  {
    title: 'Plain cancellation terms',
    text: `${cancellationLine} ${weatherPolicy}`,
  },
  {
    title: 'Better in company',
    text: `${groupOffer} On our road tours: ${familyOffer.charAt(0).toLowerCase()}${familyOffer.slice(1)}`,
  },
];

export interface Testimonial extends MaybeSample {
  readonly author: string;
  readonly location: string;
  readonly text: string;
}

/** Samples, to be replaced by what guests really wrote before the site goes live, or taken out: `[]` leaves out the whole section. */
export const testimonials: readonly Testimonial[] = [
  {
    sample: true,
    author: 'Karen D.',
    location: 'Madison, Wisconsin',
    text: 'We had seen two crocodiles, a jabiru and a great many jacanas before we saw a single temple. My daughter kept the list.',
  },
  {
    sample: true,
    author: 'Thomas W.',
    location: 'Utrecht, Netherlands',
    text: 'The howlers started up while we stood in front of the Mask Temple. Our guide waited until they had finished, and then told us about the faces.',
  },
  {
    sample: true,
    author: 'Priya N.',
    location: 'Toronto, Ontario',
    text: 'I expected the High Temple. I did not expect the sugar mill, with a tree growing through the wheel. It is a full day, and a good one.',
  },
];

export const closing = {
  title: 'One day, one river, one temple',
  text: 'Name a day and a place to be collected. Our team answers within 24 hours.',
} as const;

export const testimonialsTitle = 'Postcards from our guests';
