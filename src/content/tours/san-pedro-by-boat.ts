import { fromBelizeCity, river } from '#content/legs.ts';
import { belizeCity, sanPedro } from '#content/places.ts';
import { at } from '#content/roads.ts';
import type { WholeTour } from '#content/tour.ts';

import { exclusions, inclusions, notSureYet, packingList } from './common.ts';

export const sanPedroByBoat = {
  id: 'lamanai-tour-san-pedro-by-boat',
  slug: 'san-pedro-boat',
  title: 'Lamanai Tour from San Pedro by Boat',
  footerLabel: 'San Pedro by Boat',
  shortDescription:
    'Water taxi at dawn, a short drive, then a river boat to the temples of Lamanai with a guide. A full day from San Pedro, home by about 6:00 PM.',
  fullDescription: [
    'You are on the water before most of San Pedro has had coffee. The early water taxi takes about ninety minutes to Belize City over pale, shallow sea, and your guide is waiting at the terminal. The road north takes a little over an hour.',
    'The second boat of the day is smaller, and the water is another color. From Tower Hill the New River winds about 26 miles through forest, brown and still. Kingfishers leave one branch for the next. Snail kites hunt over the reeds. Then the river widens into a lagoon, and a gray stone peak stands above the trees.',
    'Lamanai takes the middle of the day: the museum, the temples, the ball court, lunch in the shade. Then you do it all in reverse and reach the island around half past five. It is a long day with a lot of water in it. Bring a windbreaker, and ask us about water-taxi tickets when we contact you.',
  ].join('\n\n'),
  priceUsd: 182,
  typicalPriceUsd: 228,
  discountPercent: 20,
  image: 'caye-noon',
  gallery: [
    'caye-noon',
    'water-taxi',
    'creek',
    'jacana',
    'high-temple-foot',
    'mask-temple',
    'ball-court',
    'lunch',
  ],
  duration: 'About 12 hours',
  transportation: 'Water taxi, road and river boat',
  transportationType: 'water-taxi',
  capacity: '2+ people',
  itinerary: [
    { time: '5:45 AM', text: 'Check-in at the San Pedro water-taxi terminal.' },
    { time: '6:00 AM', text: 'Water taxi to Belize City, about 90 minutes.' },
    { time: '7:30 AM', text: 'Meet your guide at the terminal in Belize City.' },
    { time: '7:45 AM', text: 'North by road to the New River, about 1 hour 10 minutes.' },
    { time: '8:55 AM', text: 'Tower Hill dock: restrooms and a short safety talk.' },
    {
      time: '9:05 AM',
      text: 'Upriver by boat, about 75 minutes, slowing for birds and crocodiles.',
    },
    { time: '10:20 AM', text: 'Lamanai: the museum, then the guided walk among the temples.' },
    { time: '12:30 PM', text: 'Packaged lunch.' },
    { time: '1:05 PM', text: 'Downriver to Tower Hill, about 70 minutes.' },
    { time: '2:20 PM', text: 'By road to the water-taxi terminal in Belize City.' },
    { time: '4:00 PM', text: 'Water taxi back to the island, about 90 minutes.' },
    { time: '5:30 PM', text: 'San Pedro, between 5:30 and 6:00 PM.' },
  ],
  included: inclusions,
  notIncluded: exclusions,
  departure: 'San Pedro water-taxi terminal, daily (check-in about 5:45 AM)',
  recommended: false,
  pickupPoints: ['San Pedro water-taxi terminal', notSureYet],
  whatToBring: [...packingList, 'Windbreaker for the sea crossing'],
  legs: [
    {
      kind: 'water-taxi',
      from: sanPedro,
      to: belizeCity,
      time: '75–90 minutes',
      lines: [[at(sanPedro), [-88.035, 17.85], [-88.06, 17.745], [-88.13, 17.58], at(belizeCity)]],
    },
    fromBelizeCity,
    river,
  ],
} as const satisfies WholeTour;
