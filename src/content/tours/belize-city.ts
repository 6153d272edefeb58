import { fromBelizeCity, river } from '#content/legs.ts';
import { familyOffer } from '#content/offers.ts';
import type { WholeTour } from '#content/tour.ts';

import { exclusions, inclusions, notSureYet, packingList } from './common.ts';

export const belizeCity = {
  id: 'lamanai-tour-belize-city',
  slug: 'belize-city',
  title: 'Lamanai Tour from Belize City',
  footerLabel: 'Lamanai Tour from Belize City',
  shortDescription:
    'An hour’s drive north, 26 miles up the New River by boat, then a guided walk among the temples of Lamanai. Back in Belize City by about 4:00 PM.',
  fullDescription: [
    'A van collects you in Belize City at eight and heads north on the Philip Goldson Highway. A little over an hour later you stand on the dock at Tower Hill, just south of Orange Walk Town, and change to a boat.',
    'From here it is about 26 miles upstream. The New River is dark as tea and bends so often that you seldom see far ahead. The boat slows for whatever is about: a jacana on the lily pads, small bats asleep in a row on a trunk, a log that turns out to have teeth. Then the banks draw back, the lagoon opens and the tip of the High Temple shows above the trees.',
    'You begin in the museum and walk from temple to temple under the forest roof, often with howler monkeys somewhere overhead. Lunch is at a picnic shelter. The run downstream is quicker, and by about four you are back in the city.',
  ].join('\n\n'),
  priceUsd: 132,
  typicalPriceUsd: 155,
  discountPercent: 15,
  image: 'road-morning',
  gallery: [
    'belize-city',
    'tower-hill',
    'river-golden',
    'iguana',
    'jungle-trail',
    'jaguar-noon',
    'lunch',
    'road-morning',
  ],
  duration: 'About 8 hours',
  transportation: 'Road and river boat',
  transportationType: 'road',
  capacity: '2+ people',
  itinerary: [
    {
      time: '8:00 AM',
      text: 'Pickup at your hotel, the cruise-port area or the water-taxi terminal.',
    },
    { time: '8:15 AM', text: 'North on the Philip Goldson Highway, a little over an hour.' },
    { time: '9:20 AM', text: 'Tower Hill dock: restrooms and a short safety talk.' },
    {
      time: '9:30 AM',
      text: 'Up the New River by boat, about 75 minutes with stops for wildlife.',
    },
    { time: '10:45 AM', text: 'Step ashore at Lamanai and see the museum beside the dock.' },
    { time: '11:05 AM', text: 'Guided walk through the forest to the temples.' },
    { time: '12:50 PM', text: 'Packaged lunch.' },
    { time: '1:25 PM', text: 'Back down the river, about 70 minutes.' },
    { time: '2:45 PM', text: 'South to Belize City, a little over an hour.' },
    { time: '4:00 PM', text: 'Drop-off where the day began.' },
  ],
  included: inclusions,
  notIncluded: exclusions,
  departure: 'Belize City, daily (pickup about 8:00 AM)',
  recommended: true,
  specialOffer: familyOffer,
  pickupPoints: [
    'My hotel in Belize City',
    'Cruise-port area, Belize City',
    'Water-taxi terminal, Belize City',
    notSureYet,
  ],
  whatToBring: packingList,
  legs: [fromBelizeCity, river],
} as const satisfies WholeTour;
