import { river } from '#content/legs.ts';
import { familyOffer } from '#content/offers.ts';
import { landing, type Place } from '#content/places.ts';
import { at, burrellBoomRoad, LA_DEMOCRACIA, northernHighway } from '#content/roads.ts';
import type { WholeTour } from '#content/tour.ts';

import { exclusions, inclusions, notSureYet, packingList } from './common.ts';

const place: Place = {
  id: 'san-ignacio',
  name: 'San Ignacio',
  latitude: 17.159,
  longitude: -89.069,
  label: ['belowRight', 'land'],
};

export const sanIgnacio = {
  id: 'lamanai-tour-san-ignacio',
  slug: 'san-ignacio-belize',
  title: 'Lamanai Tour from San Ignacio',
  footerLabel: 'San Ignacio',
  shortDescription:
    'Leave the hills of San Ignacio at six, meet the New River before nine and spend the day at Lamanai with a guide. Home by about 5:45 PM. For 4 or more.',
  fullDescription: [
    'San Ignacio has ruins of its own up in the hills. Lamanai is the other kind: a city on the water, reached by boat. You leave at six and follow the George Price Highway east, stop in Roaring Creek near Belmopan, then cut north by the Burrell Boom road. It is about two and a half hours to the dock at Tower Hill.',
    'After the road, the river is a rest. The New River slides between walls of green for about 26 miles, and the boat slows for turtles, kites and the odd crocodile.',
    'The site rewards people who have already seen a temple or two. Here the stair of the tallest is crossed by a long building with eleven doorways, a habit found at Lamanai. The Jaguar Temple carries square stone faces that take a moment to see. On the way home there may be time for tacos in Orange Walk, and you are back for dinner.',
  ].join('\n\n'),
  priceUsd: 271,
  typicalPriceUsd: 339,
  discountPercent: 20,
  image: 'san-ignacio',
  gallery: [
    'san-ignacio',
    'road-morning',
    'croc-log',
    'river-golden-noon',
    'howler',
    'mask-temple',
    'ball-court',
    'lunch',
  ],
  duration: 'About 12 hours',
  transportation: 'Road and river boat',
  transportationType: 'road',
  capacity: '4+ people',
  itinerary: [
    { time: '6:00 AM', text: 'Pickup at your hotel in San Ignacio or Santa Elena.' },
    { time: '6:15 AM', text: 'East on the George Price Highway.' },
    { time: '7:10 AM', text: 'Comfort stop at Roaring Creek, near Belmopan.' },
    { time: '7:25 AM', text: 'On by Hattieville and the Burrell Boom road.' },
    { time: '8:45 AM', text: 'Tower Hill dock: restrooms and a short safety talk.' },
    { time: '8:55 AM', text: 'Up the New River by boat, with stops for wildlife.' },
    { time: '10:10 AM', text: 'Lamanai: museum and guided walk.' },
    { time: '12:20 PM', text: 'Packaged lunch.' },
    { time: '1:00 PM', text: 'Back down the river.' },
    {
      time: '2:15 PM',
      text: 'If you like, a stop for tacos in Orange Walk; then west by road, about 2½ hours.',
    },
    { time: '5:45 PM', text: 'Drop-off at your hotel.' },
  ],
  included: inclusions,
  notIncluded: [...exclusions, 'Food at the road stops'],
  departure: 'San Ignacio, daily (pickup about 6:00 AM)',
  recommended: true,
  specialOffer: familyOffer,
  minimumPersons: 4,
  pickupPoints: ['My hotel in San Ignacio', 'My hotel in Santa Elena', notSureYet],
  whatToBring: [...packingList, 'Neck pillow and a light layer for the early drive'],
  legs: [
    {
      kind: 'road',
      from: place,
      to: landing,
      time: '2¼–2½ hours',
      lines: [
        [at(place), [-88.94, 17.215], [-88.78, 17.262], LA_DEMOCRACIA],
        burrellBoomRoad,
        northernHighway,
      ],
    },
    river,
  ],
} as const satisfies WholeTour;
