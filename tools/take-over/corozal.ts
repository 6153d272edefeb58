import { river } from '#content/legs.ts';
import { familyOffer } from '#content/offers.ts';
import { landing, type Place } from '#content/places.ts';
import { at } from '#content/roads.ts';
import type { WholeTour } from '#content/tour.ts';
import { exclusions, inclusions, notSureYet, packingList } from '#content/tours/common.ts';

const place: Place = {
  id: 'corozal',
  name: 'Corozal',
  latitude: 18.394,
  longitude: -88.389,
  label: ['left', 'land'],
};

/** A ninth tour as a company would write it; the take-over puts it into `src/content/tours/`. */
export const corozal = {
  id: 'lamanai-tour-corozal',
  slug: 'corozal',
  title: 'Lamanai Tour from Corozal',
  footerLabel: 'Corozal',
  shortDescription:
    'South from the bay by road, 26 miles up the New River by boat, then a guided walk among the temples of Lamanai. Back in Corozal by about 4:00 PM.',
  fullDescription: [
    'The van collects you in Corozal at eight and follows the highway south through the cane fields. In Orange Walk Town the trucks wait in line at the mill; a few minutes later you stand on the dock at Tower Hill and change to a boat.',
    'From here it is about 26 miles upstream. The New River is dark and calm, and it bends so often that you seldom see far ahead. The boat slows for whatever is about: a jacana on the lily pads, small bats asleep in a row on a trunk, a log that turns out to have teeth.',
    'Then the banks draw back and the lagoon opens. You begin in the museum and walk from temple to temple under the forest roof. Lunch is at a picnic shelter. The run downstream is quicker, and by about four you are back at the bay.',
  ].join('\n\n'),
  priceUsd: 165,
  typicalPriceUsd: 195,
  discountPercent: 15,
  image: 'road-morning',
  gallery: [
    'road-morning',
    'river-golden',
    'howler',
    'dock-morning',
    'mask-temple',
    'stela',
    'lunch',
    'lagoon-birds',
  ],
  duration: 'About 8 hours',
  transportation: 'Road and river boat',
  transportationType: 'road',
  capacity: '2+ people',
  itinerary: [
    { time: '8:00 AM', text: 'Pickup at your hotel in Corozal.' },
    { time: '8:15 AM', text: 'South by road, about an hour.' },
    { time: '9:20 AM', text: 'Tower Hill dock: restrooms and a short safety talk.' },
    { time: '9:30 AM', text: 'Up the New River by boat, about 75 minutes.' },
    { time: '10:45 AM', text: 'Lamanai: the museum, then the guided walk among the temples.' },
    { time: '12:50 PM', text: 'Packaged lunch.' },
    { time: '1:25 PM', text: 'Back down the river, about 70 minutes.' },
    { time: '4:00 PM', text: 'Drop-off where the day began.' },
  ],
  included: inclusions,
  notIncluded: exclusions,
  departure: 'Corozal, daily (pickup about 8:00 AM)',
  recommended: false,
  specialOffer: familyOffer,
  pickupPoints: ['My hotel in Corozal', notSureYet],
  whatToBring: packingList,
  legs: [
    {
      kind: 'road',
      from: place,
      to: landing,
      time: '50–60 minutes',
      lines: [[at(place), [-88.44, 18.3], [-88.53, 18.19], [-88.56, 18.09], at(landing)]],
    },
    river,
  ],
} as const satisfies WholeTour;
