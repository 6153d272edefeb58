import { airport, belizeCity, goal, landing, type Place } from './places.ts';
import { at, LADYVILLE, type Line, meander, northernHighway, SAND_HILL } from './roads.ts';

export type LegKind = 'road' | 'water-taxi' | 'flight' | 'river';

/** One part of the way to Lamanai. The way back is the same in reverse. */
export interface Leg {
  readonly kind: LegKind;
  readonly from: Place;
  readonly to: Place;
  /** How long it usually takes, one way. */
  readonly time: string;
  readonly note?: string;
  /** Its lines on the map. Where roads meet, one line ends and another begins. */
  readonly lines: readonly Line[];
}

export const legLabels = {
  road: 'Road',
  'water-taxi': 'Water taxi',
  flight: 'Flight',
  river: 'River boat',
} as const satisfies Readonly<Record<LegKind, string>>;

/** The last leg of every tour. */
export const river: Leg = {
  kind: 'river',
  from: landing,
  to: goal,
  time: '60–90 minutes',
  note: 'About 26 miles up the New River, with stops for wildlife.',
  lines: [meander(at(landing), [-88.628, 17.815], at(goal))],
};

export const fromBelizeCity: Leg = {
  kind: 'road',
  from: belizeCity,
  to: landing,
  time: '60–75 minutes',
  lines: [[at(belizeCity), [-88.24, 17.535], LADYVILLE, SAND_HILL], northernHighway],
};

export const fromAirport: Leg = {
  kind: 'road',
  from: airport,
  to: landing,
  time: '45–50 minutes',
  lines: [[at(airport), LADYVILLE, SAND_HILL], northernHighway],
};
