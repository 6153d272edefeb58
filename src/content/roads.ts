import { landing, type Place } from './places.ts';

/** Longitude and latitude in degrees. */
export type Point = readonly [longitude: number, latitude: number];
export type Line = readonly Point[];

/** Where a line begins or ends at a place. */
export const at = ({ longitude, latitude }: Place): Point => [longitude, latitude];

/** Drawn from general knowledge of the country: good for a poster, not for finding the way. */
export const LADYVILLE: Point = [-88.3, 17.556];
export const LA_DEMOCRACIA: Point = [-88.548, 17.352];
export const SAND_HILL: Point = [-88.385, 17.65];
export const HOPKINS_JUNCTION: Point = [-88.365, 16.862];

export const northernHighway: Line = [SAND_HILL, [-88.44, 17.77], [-88.53, 17.92], at(landing)];

/** The short cut that leaves Belize City aside. */
export const burrellBoomRoad: Line = [LA_DEMOCRACIA, [-88.43, 17.45], [-88.392, 17.545], SAND_HILL];

export const coastalPlain: Line = [
  HOPKINS_JUNCTION,
  [-88.385, 16.98],
  [-88.42, 17.16],
  [-88.5, 17.27],
  LA_DEMOCRACIA,
];

const BENDS = 2;
const STEPS = 24;
/** Degrees to either side, wider than the river's own bends so that a small map still shows them. */
const SWING = 0.032;

/** The river's bends between two places, and then straight across the lagoon's head. */
export function meander(from: Point, mouth: Point, to: Point): Line {
  const bends = Array.from({ length: STEPS }, (_, step): Point => {
    const share = step / STEPS;
    const swing = SWING * Math.sin(share * BENDS * 2 * Math.PI);
    return [from[0] + (mouth[0] - from[0]) * share - swing, from[1] + (mouth[1] - from[1]) * share];
  });
  return [...bends, mouth, [-88.634, 17.783], to];
}
