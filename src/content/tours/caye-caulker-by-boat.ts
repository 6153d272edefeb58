import { fromBelizeCity, river } from '#content/legs.ts';
import { belizeCity, cayeCaulker } from '#content/places.ts';
import { at } from '#content/roads.ts';
import type { WholeTour } from '#content/tour.ts';

import { exclusions, inclusions, notSureYet, packingList } from './common.ts';

export const cayeCaulkerByBoat = {
  id: 'lamanai-tour-caye-caulker-by-boat',
  slug: 'caye-caulker-boat',
  title: 'Lamanai Tour from Caye Caulker by Boat',
  footerLabel: 'Caye Caulker by Boat',
  shortDescription:
    'Under an hour by water taxi, then north by road and up the New River to Lamanai with a guide. Off Caye Caulker at 6:30 AM, back by about 5:00 PM.',
  fullDescription: [
    'From Caye Caulker the mainland is less than an hour away. You take the water taxi in the cool of the morning, meet your guide in Belize City and are on the highway by a quarter to eight, while the day is still soft.',
    'At Tower Hill you trade salt water for fresh. The river boat follows the New River through forest hung with orchids and bromeliads. Turtles drop off logs. Somewhere a crocodile is lying quite still, and your guide is good at finding it. Lamanai means submerged crocodile, after all.',
    'The boat ties up below the temples. In the museum, pots from two and a half thousand years stand next to the carved stone called Stela 9. Then come the forest path, the tall temple, the broad one and the one with the faces. Lunch, the river again, the road again. You are on the pier at Caye Caulker by about five. Ask us about water-taxi tickets when we contact you.',
  ].join('\n\n'),
  priceUsd: 182,
  typicalPriceUsd: 228,
  discountPercent: 20,
  image: 'water-taxi',
  gallery: [
    'water-taxi',
    'caye-noon-golden',
    'lagoon-birds',
    'dock-morning',
    'jungle-path',
    'mask-temple',
    'sugar-mill',
    'lunch',
  ],
  duration: 'About 11 hours',
  transportation: 'Water taxi, road and river boat',
  transportationType: 'water-taxi',
  capacity: '2+ people',
  itinerary: [
    { time: '6:15 AM', text: 'Check-in at the Caye Caulker water-taxi pier.' },
    { time: '6:30 AM', text: 'Water taxi to Belize City, 45 to 60 minutes.' },
    { time: '7:30 AM', text: 'Meet your guide at the terminal.' },
    { time: '7:40 AM', text: 'By road to Tower Hill, about 1 hour 10 minutes.' },
    { time: '8:55 AM', text: 'On the dock: restrooms and a short safety talk.' },
    { time: '9:05 AM', text: 'Upstream to Lamanai, about 75 minutes, with stops for wildlife.' },
    { time: '10:20 AM', text: 'The museum first, then the guided walk.' },
    { time: '12:30 PM', text: 'Packaged lunch.' },
    { time: '1:05 PM', text: 'Downstream by boat.' },
    { time: '2:20 PM', text: 'South by road to Belize City.' },
    { time: '4:00 PM', text: 'Water taxi to the island.' },
    { time: '5:00 PM', text: 'Caye Caulker.' },
  ],
  included: inclusions,
  notIncluded: exclusions,
  departure: 'Caye Caulker water-taxi pier, daily (check-in about 6:15 AM)',
  recommended: false,
  pickupPoints: ['Caye Caulker water-taxi pier', notSureYet],
  whatToBring: [...packingList, 'Windbreaker for the sea crossing'],
  legs: [
    {
      kind: 'water-taxi',
      from: cayeCaulker,
      to: belizeCity,
      time: '45–60 minutes',
      lines: [[at(cayeCaulker), [-88.06, 17.7], [-88.13, 17.58], at(belizeCity)]],
    },
    fromBelizeCity,
    river,
  ],
} as const satisfies WholeTour;
