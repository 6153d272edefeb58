import { fromAirport, river } from '#content/legs.ts';
import { airport, sanPedro } from '#content/places.ts';
import { at } from '#content/roads.ts';
import type { WholeTour } from '#content/tour.ts';

import { exclusions, inclusions, notSureYet, packingList } from './common.ts';

export const sanPedroByFlight = {
  id: 'lamanai-tour-san-pedro-by-flight',
  slug: 'san-pedro-flight',
  title: 'Lamanai Tour from San Pedro by Flight',
  footerLabel: 'San Pedro by Flight',
  shortDescription:
    'Twenty minutes by small plane from San Pedro, a drive to the New River, a boat to Lamanai and a guided walk. Back on the island by about 4:30 PM.',
  fullDescription: [
    'Twenty minutes in a small plane take the place of ninety on the sea. You lift off from the airstrip in the middle of San Pedro, the reef drawn in white along one side, and the cayes slide beneath the wing until the coast comes up, flat and green. A van waits at the other end.',
    'Less than an hour by road brings you to Tower Hill, and there the pace drops. The river boat is low and open. You pass herons at eye level, iguanas stretched on branches, white lilies folding around the bow. After about 26 miles the trees step back from a wide lagoon.',
    'On shore the walk leads by the museum, the stone jaguars, the ball court and the High Temple, 33 meters tall. In the afternoon you fly home over the same water in another light. Pack a soft day bag, carry photo ID, and ask us about flight tickets when we contact you.',
  ].join('\n\n'),
  priceUsd: 275,
  typicalPriceUsd: 344,
  discountPercent: 20,
  image: 'flight-noon',
  gallery: [
    'flight-noon',
    'airstrip',
    'summit-dusk-dawn',
    'river-golden-noon',
    'howler',
    'temple-dawn-noon-flip',
    'jaguar-noon',
    'sugar-mill',
  ],
  duration: 'About 9½ hours',
  transportation: 'Flight, road and river boat',
  transportationType: 'flight',
  capacity: '2+ people',
  itinerary: [
    { time: '7:00 AM', text: 'Check-in at the San Pedro airstrip.' },
    { time: '7:30 AM', text: 'Flight to Belize City, about 20 minutes.' },
    { time: '8:00 AM', text: 'Meet your guide and drive north, about 50 minutes.' },
    { time: '8:55 AM', text: 'Tower Hill dock: restrooms and a short safety talk.' },
    {
      time: '9:05 AM',
      text: 'Up the New River by boat, about 75 minutes with stops for wildlife.',
    },
    { time: '10:20 AM', text: 'The museum, then the guided walk from temple to temple.' },
    { time: '12:30 PM', text: 'Packaged lunch.' },
    { time: '1:10 PM', text: 'Return by river.' },
    { time: '2:25 PM', text: 'By road to the airport.' },
    { time: '4:00 PM', text: 'Flight to San Pedro, about 20 minutes.' },
    { time: '4:30 PM', text: 'Back at the San Pedro airstrip.' },
  ],
  included: inclusions,
  notIncluded: exclusions,
  departure: 'San Pedro airstrip, daily (check-in about 7:00 AM)',
  recommended: true,
  pickupPoints: ['San Pedro airstrip (John Greif II Airport)', notSureYet],
  whatToBring: [...packingList, 'Soft day bag for the plane', 'Photo ID'],
  legs: [
    {
      kind: 'flight',
      from: sanPedro,
      to: airport,
      time: '15–20 minutes',
      lines: [[at(sanPedro), [-88.16, 17.79], at(airport)]],
    },
    fromAirport,
    river,
  ],
} as const satisfies WholeTour;
