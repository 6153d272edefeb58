import { river } from '#content/legs.ts';
import { familyOffer } from '#content/offers.ts';
import { landing, type Place } from '#content/places.ts';
import {
  at,
  burrellBoomRoad,
  coastalPlain,
  HOPKINS_JUNCTION,
  northernHighway,
} from '#content/roads.ts';
import type { WholeTour } from '#content/tour.ts';

import { exclusions, inclusions, notSureYet, packingList } from './common.ts';

const place: Place = {
  id: 'placencia',
  name: 'Placencia',
  latitude: 16.513,
  longitude: -88.366,
  label: ['right', 'sea'],
};

export const placencia = {
  id: 'lamanai-tour-placencia',
  slug: 'placencia-belize',
  title: 'Lamanai Tour from Placencia',
  footerLabel: 'Placencia',
  shortDescription:
    'The longest of our days: from Placencia before sunrise, by road and river to Lamanai with a guide, and back at dusk. 13–14 hours, for 4 or more.',
  fullDescription: [
    'This is the longest day we run, and it is fair to say so first. The van comes at half past four, in the dark, and you can sleep while the road climbs the map: the Southern Highway, then the Coastal Plain Highway, with breakfast near La Democracia once it is light.',
    'By a quarter to nine you are on the New River and the driving is forgotten. The water is smooth and brown, the sun is still low, and there are birds on nearly every snag. About 26 miles upstream the river lets you out into a lagoon with a temple at its edge.',
    'People lived at Lamanai for roughly 3,000 years, from the first maize farmers to a British sugar mill, and your guide has two hours to show you how it fits together. After lunch the boat runs back and the road turns south, with a stop on the way. You reach the peninsula at or after dusk. Choose a free morning for the day that follows.',
  ].join('\n\n'),
  priceUsd: 322,
  typicalPriceUsd: 403,
  discountPercent: 20,
  image: 'placencia',
  gallery: [
    'placencia',
    'road-morning-dusk-flip',
    'fisher',
    'dock-morning',
    'iguana',
    'temple-dawn-noon-flip',
    'mask-temple',
    'sugar-mill',
  ],
  duration: '13–14 hours',
  transportation: 'Road and river boat',
  transportationType: 'road',
  capacity: '4+ people',
  itinerary: [
    { time: '4:30 AM', text: 'Pickup at your hotel on the peninsula, before sunrise.' },
    { time: '4:45 AM', text: 'North on the Southern and Coastal Plain Highways.' },
    { time: '6:40 AM', text: 'Breakfast stop near La Democracia.' },
    { time: '7:00 AM', text: 'On to Tower Hill.' },
    { time: '8:35 AM', text: 'On the dock: restrooms and a short safety talk.' },
    { time: '8:45 AM', text: 'Up the New River by boat, with stops for wildlife.' },
    { time: '10:00 AM', text: 'Lamanai: the museum, then the guided walk.' },
    { time: '12:10 PM', text: 'Packaged lunch.' },
    { time: '12:45 PM', text: 'Downriver to Tower Hill.' },
    { time: '2:00 PM', text: 'South by road.' },
    { time: '3:45 PM', text: 'A stop to stretch your legs.' },
    { time: '6:15 PM', text: 'Drop-off on the peninsula, between 6:15 and 6:30 PM.' },
  ],
  included: inclusions,
  notIncluded: [...exclusions, 'Breakfast and snacks at the road stops'],
  departure: 'Placencia peninsula, daily (pickup about 4:30 AM)',
  recommended: true,
  specialOffer: familyOffer,
  minimumPersons: 4,
  pickupPoints: [
    'My hotel in Placencia',
    'My hotel in Seine Bight',
    'My hotel in Maya Beach',
    notSureYet,
  ],
  whatToBring: [...packingList, 'Neck pillow and a light layer for the early drive'],
  legs: [
    {
      kind: 'road',
      from: place,
      to: landing,
      time: '3½–4 hours',
      lines: [
        [at(place), [-88.352, 16.61], [-88.42, 16.67], [-88.4, 16.76], HOPKINS_JUNCTION],
        coastalPlain,
        burrellBoomRoad,
        northernHighway,
      ],
    },
    river,
  ],
} as const satisfies WholeTour;
