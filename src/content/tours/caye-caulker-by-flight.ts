import { fromAirport, river } from '#content/legs.ts';
import { airport, cayeCaulker } from '#content/places.ts';
import { at } from '#content/roads.ts';
import type { WholeTour } from '#content/tour.ts';

import { exclusions, inclusions, notSureYet, packingList } from './common.ts';

export const cayeCaulkerByFlight = {
  id: 'lamanai-tour-caye-caulker-by-flight',
  slug: 'caye-caulker-flight',
  title: 'Lamanai Tour from Caye Caulker by Flight',
  footerLabel: 'Caye Caulker by Flight',
  shortDescription:
    'A quarter of an hour by small plane from Caye Caulker, then road and river to the Maya city of Lamanai. Guided all day and home by about 4:10 PM.',
  fullDescription: [
    'The airstrip on Caye Caulker is short and so is the flight: about a quarter of an hour, low over sea that goes from blue to green to brown as the mainland nears. This is the quickest way from the island to the river.',
    'Your guide drives you north to Tower Hill, and the boat leaves soon after nine. Look at the lily pads first. Jacanas walk across them on enormous toes and flash lime-yellow wings when they take off. Farther up, watch the bare branches for kites and the mud for crocodiles.',
    'At Lamanai you have time for the museum, a slow walk to the temples and lunch before the boat turns back. You land on the caye a little after four. Two things to know: bring photo ID and a soft bag, and remember that flights depend on the island’s airstrip, which has closed for repairs before. If that happens, the tour by boat covers the same ground. Ask us about flight tickets when we contact you.',
  ].join('\n\n'),
  priceUsd: 275,
  typicalPriceUsd: 344,
  discountPercent: 20,
  image: 'flight-noon-golden-flip',
  gallery: [
    'flight-noon-golden-flip',
    'airstrip',
    'jacana',
    'river-golden-dawn-flip',
    'jungle-trail',
    'high-temple-foot',
    'stela',
    'church',
  ],
  duration: 'About 9 hours',
  transportation: 'Flight, road and river boat',
  transportationType: 'flight',
  capacity: '2+ people',
  itinerary: [
    { time: '7:15 AM', text: 'Check-in at the Caye Caulker airstrip.' },
    { time: '7:45 AM', text: 'Flight to the mainland, about 15 minutes.' },
    {
      time: '8:10 AM',
      text: 'North by road, about 50 minutes from the international airport; 15 to 20 minutes more from the municipal one.',
    },
    { time: '9:05 AM', text: 'Tower Hill dock: restrooms and a short safety talk.' },
    { time: '9:15 AM', text: 'Up the New River by boat, with stops for wildlife.' },
    { time: '10:30 AM', text: 'Lamanai: museum and guided walk.' },
    { time: '12:35 PM', text: 'Packaged lunch.' },
    { time: '1:10 PM', text: 'Back down the river.' },
    { time: '2:25 PM', text: 'By road to the airport.' },
    { time: '3:50 PM', text: 'Flight to Caye Caulker.' },
    { time: '4:10 PM', text: 'Back on the island.' },
  ],
  included: inclusions,
  notIncluded: exclusions,
  departure: 'Caye Caulker airstrip, daily (check-in about 7:15 AM)',
  recommended: true,
  pickupPoints: ['Caye Caulker airstrip', notSureYet],
  whatToBring: [...packingList, 'Soft day bag for the plane', 'Photo ID'],
  legs: [
    {
      kind: 'flight',
      from: cayeCaulker,
      to: airport,
      time: '10–15 minutes',
      lines: [[at(cayeCaulker), [-88.17, 17.69], at(airport)]],
    },
    { ...fromAirport, note: '15 to 20 minutes more from the municipal airport.' },
    river,
  ],
} as const satisfies WholeTour;
