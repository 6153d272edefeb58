import { placeOf, type PlaceId } from './journey/places.ts';
import type { TourId } from './tours.ts';

export type LegKind = 'road' | 'water-taxi' | 'flight' | 'river';

/** One part of the way to Lamanai. The way back is the same in reverse. */
export interface Leg {
  readonly kind: LegKind;
  readonly from: PlaceId;
  readonly to: PlaceId;
  /** How long it usually takes, one way. */
  readonly time: string;
  readonly note?: string;
}

export const legLabels = {
  road: 'Road',
  'water-taxi': 'Water taxi',
  flight: 'Flight',
  river: 'River boat',
} as const satisfies Readonly<Record<LegKind, string>>;

const river: Leg = {
  kind: 'river',
  from: 'tower-hill',
  to: 'lamanai',
  time: '60–90 minutes',
  note: 'About 26 miles up the New River, with stops for wildlife.',
};

const byRoad = (from: PlaceId, time: string, note?: string): Leg => ({
  kind: 'road',
  from,
  to: 'tower-hill',
  time,
  ...(note && { note }),
});
const fromBelizeCity = byRoad('belize-city', '60–75 minutes');
const waterTaxi = (from: PlaceId, time: string): Leg => ({
  kind: 'water-taxi',
  from,
  to: 'belize-city',
  time,
});
const flight = (from: PlaceId, time: string): Leg => ({
  kind: 'flight',
  from,
  to: 'airport',
  time,
});

const legsByTour = {
  'lamanai-tour-belize-city': [fromBelizeCity, river],
  'lamanai-tour-san-pedro-by-boat': [
    waterTaxi('san-pedro', '75–90 minutes'),
    fromBelizeCity,
    river,
  ],
  'lamanai-tour-san-pedro-by-flight': [
    flight('san-pedro', '15–20 minutes'),
    byRoad('airport', '45–50 minutes'),
    river,
  ],
  'lamanai-tour-caye-caulker-by-boat': [
    waterTaxi('caye-caulker', '45–60 minutes'),
    fromBelizeCity,
    river,
  ],
  'lamanai-tour-caye-caulker-by-flight': [
    flight('caye-caulker', '10–15 minutes'),
    byRoad('airport', '45–50 minutes', '15 to 20 minutes more from the municipal airport.'),
    river,
  ],
  'lamanai-tour-hopkins': [byRoad('hopkins', '2½–3 hours'), river],
  'lamanai-tour-san-ignacio': [byRoad('san-ignacio', '2¼–2½ hours'), river],
  'lamanai-tour-placencia': [byRoad('placencia', '3½–4 hours'), river],
} as const satisfies Readonly<Record<TourId, readonly Leg[]>>;

/**
 * The way from a tour's departure to Lamanai, in order.
 * @throws Error for an id that is none of the eight.
 */
export function legsOf(tourId: string): readonly Leg[] {
  if (!Object.hasOwn(legsByTour, tourId)) throw new Error(`There is no journey for ${tourId}.`);
  return legsByTour[tourId as TourId];
}

/** `San Pedro to Belize City`. */
export const legTitle = ({ from, to }: Leg): string =>
  `${placeOf(from).name} to ${placeOf(to).name}`;

export interface DepartureChoice {
  readonly tourId: TourId;
  /** Where a place has two tours: what tells them apart. */
  readonly by?: 'boat' | 'flight';
}

export interface Departure {
  readonly place: PlaceId;
  readonly choices: readonly DepartureChoice[];
}

/** The six places from which tours depart, with the tours that do. */
export const departures: readonly Departure[] = [
  { place: 'belize-city', choices: [{ tourId: 'lamanai-tour-belize-city' }] },
  {
    place: 'san-pedro',
    choices: [
      { tourId: 'lamanai-tour-san-pedro-by-boat', by: 'boat' },
      { tourId: 'lamanai-tour-san-pedro-by-flight', by: 'flight' },
    ],
  },
  {
    place: 'caye-caulker',
    choices: [
      { tourId: 'lamanai-tour-caye-caulker-by-boat', by: 'boat' },
      { tourId: 'lamanai-tour-caye-caulker-by-flight', by: 'flight' },
    ],
  },
  { place: 'hopkins', choices: [{ tourId: 'lamanai-tour-hopkins' }] },
  { place: 'san-ignacio', choices: [{ tourId: 'lamanai-tour-san-ignacio' }] },
  { place: 'placencia', choices: [{ tourId: 'lamanai-tour-placencia' }] },
];
