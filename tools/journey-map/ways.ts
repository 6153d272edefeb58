import { placeOf, type PlaceId } from '#domain/journey/places.ts';

import type { Point, Ring } from './geometry.ts';

type Line = readonly Point[];

/** Drawn from general knowledge of the country: good for a poster, not for finding the way. */
const at = (place: PlaceId): Point => [placeOf(place).longitude, placeOf(place).latitude];

const LADYVILLE: Point = [-88.3, 17.556];
const LA_DEMOCRACIA: Point = [-88.548, 17.352];
const SAND_HILL: Point = [-88.385, 17.65];
const HOPKINS_JUNCTION: Point = [-88.365, 16.862];

const northernHighway: Line = [SAND_HILL, [-88.44, 17.77], [-88.53, 17.92], at('tower-hill')];
/** The short cut that leaves Belize City aside. */
const burrellBoomRoad: Line = [LA_DEMOCRACIA, [-88.43, 17.45], [-88.392, 17.545], SAND_HILL];
const coastalPlain: Line = [
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
function meander(from: Point, mouth: Point, to: Point): Line {
  const bends = Array.from({ length: STEPS }, (_, step): Point => {
    const share = step / STEPS;
    const swing = SWING * Math.sin(share * BENDS * 2 * Math.PI);
    return [from[0] + (mouth[0] - from[0]) * share - swing, from[1] + (mouth[1] - from[1]) * share];
  });
  return [...bends, mouth, [-88.634, 17.783], to];
}

/** The lines of the legs, in degrees; keys are `from to`. Where roads meet, one line ends and another begins. */
export const ways = {
  'belize-city tower-hill': [
    [at('belize-city'), [-88.24, 17.535], LADYVILLE, SAND_HILL],
    northernHighway,
  ],
  'airport tower-hill': [[at('airport'), LADYVILLE, SAND_HILL], northernHighway],
  'san-ignacio tower-hill': [
    [at('san-ignacio'), [-88.94, 17.215], [-88.78, 17.262], LA_DEMOCRACIA],
    burrellBoomRoad,
    northernHighway,
  ],
  'hopkins tower-hill': [
    [at('hopkins'), HOPKINS_JUNCTION],
    coastalPlain,
    burrellBoomRoad,
    northernHighway,
  ],
  'placencia tower-hill': [
    [at('placencia'), [-88.352, 16.61], [-88.42, 16.67], [-88.4, 16.76], HOPKINS_JUNCTION],
    coastalPlain,
    burrellBoomRoad,
    northernHighway,
  ],
  'san-pedro belize-city': [
    [at('san-pedro'), [-88.035, 17.85], [-88.06, 17.745], [-88.13, 17.58], at('belize-city')],
  ],
  'caye-caulker belize-city': [
    [at('caye-caulker'), [-88.06, 17.7], [-88.13, 17.58], at('belize-city')],
  ],
  'san-pedro airport': [[at('san-pedro'), [-88.16, 17.79], at('airport')]],
  'caye-caulker airport': [[at('caye-caulker'), [-88.17, 17.69], at('airport')]],
  'tower-hill lamanai': [meander(at('tower-hill'), [-88.628, 17.815], at('lamanai'))],
} as const satisfies Readonly<Record<string, readonly Line[]>>;

/** The New River below the dock, to its mouth in Corozal Bay. */
export const lowerRiver: Line = [
  at('tower-hill'),
  [-88.552, 18.09],
  [-88.51, 18.17],
  [-88.47, 18.24],
  [-88.43, 18.31],
  [-88.405, 18.36],
];

/** The lagoon out of which the river flows; Lamanai lies on its west bank. */
export const lagoon: Ring = [
  [-88.626, 17.82],
  [-88.618, 17.79],
  [-88.624, 17.74],
  [-88.634, 17.68],
  [-88.64, 17.62],
  [-88.652, 17.56],
  [-88.662, 17.57],
  [-88.66, 17.63],
  [-88.65, 17.69],
  [-88.644, 17.74],
  [-88.642, 17.785],
  [-88.634, 17.818],
];

/** Lies on the way of two tours but is too small for the atlas. */
export const cayeCaulker: Ring = [
  [-88.02, 17.81],
  [-88.012, 17.79],
  [-88.014, 17.75],
  [-88.018, 17.716],
  [-88.03, 17.712],
  [-88.03, 17.745],
  [-88.026, 17.79],
];
