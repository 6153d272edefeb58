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
  id: 'hopkins',
  name: 'Hopkins',
  latitude: 16.857,
  longitude: -88.283,
  label: ['right', 'sea'],
};

export const hopkins = {
  id: 'lamanai-tour-hopkins',
  slug: 'hopkins-belize',
  title: 'Lamanai Tour from Hopkins',
  footerLabel: 'Hopkins Belize',
  shortDescription:
    'From the beach at Hopkins to the temples of Lamanai: the Coastal Plain Highway at daybreak, the New River by boat and a guided walk. For 4 or more.',
  fullDescription: [
    'Half past five, the sea still gray, and the van is at your door in Hopkins or Sittee Point. The Coastal Plain Highway runs north from here for 36 miles. Since 2023 it has been paved from end to end. Coffee comes at a stop near La Democracia, the river about three hours after you set out.',
    'The New River asks for no effort at all. You sit, the boat works its way around the bends, and the guide points: tiger-heron, snail kite, iguana, crocodile. About 26 miles on, the lagoon opens.',
    'On land you walk. The path runs between fan palms and the buttresses of old trees to the Mask Temple, where two stone faces the height of two people look out from beside the stair, and to the other temples of the city. Lunch follows. The drive home takes about three hours with one stop, and you are at the coast again soon after five.',
  ].join('\n\n'),
  priceUsd: 271,
  typicalPriceUsd: 339,
  discountPercent: 20,
  image: 'hopkins',
  gallery: [
    'hopkins',
    'road-morning-dusk-flip',
    'jungle-path',
    'tower-hill',
    'kingfisher',
    'temple-dawn',
    'jaguar-noon',
    'stela',
  ],
  duration: '11½–12 hours',
  transportation: 'Road and river boat',
  transportationType: 'road',
  capacity: '4+ people',
  itinerary: [
    { time: '5:30 AM', text: 'Pickup at your hotel in Hopkins village or Sittee Point.' },
    { time: '5:45 AM', text: 'North on the Coastal Plain Highway.' },
    { time: '7:00 AM', text: 'Coffee and a comfort stop near La Democracia.' },
    { time: '7:20 AM', text: 'On by the Burrell Boom road to Tower Hill.' },
    { time: '8:35 AM', text: 'Tower Hill dock: restrooms and a short safety talk.' },
    { time: '8:45 AM', text: 'Up the New River by boat, about 75 minutes.' },
    { time: '10:00 AM', text: 'Lamanai: the museum, then the guided walk among the temples.' },
    { time: '12:10 PM', text: 'Packaged lunch.' },
    { time: '12:45 PM', text: 'Downriver to Tower Hill.' },
    { time: '2:00 PM', text: 'South by road, about 3 hours with one stop.' },
    { time: '5:00 PM', text: 'Drop-off in Hopkins, between 5:00 and 5:30 PM.' },
  ],
  included: inclusions,
  notIncluded: [...exclusions, 'Coffee and snacks at the road stops'],
  departure: 'Hopkins, daily (pickup about 5:30 AM)',
  recommended: true,
  specialOffer: familyOffer,
  minimumPersons: 4,
  pickupPoints: ['My hotel in Hopkins village', 'My hotel in Sittee Point', notSureYet],
  whatToBring: [...packingList, 'Neck pillow and a light layer for the early drive'],
  legs: [
    {
      kind: 'road',
      from: place,
      to: landing,
      time: '2½–3 hours',
      lines: [[at(place), HOPKINS_JUNCTION], coastalPlain, burrellBoomRoad, northernHighway],
    },
    river,
  ],
} as const satisfies WholeTour;
