import type { Leg, LegKind } from './legs.ts';
import {
  airport,
  belizeCity,
  cayeCaulker,
  goal,
  hopkins,
  landing,
  placencia,
  sanIgnacio,
  sanPedro,
} from './places.ts';
import {
  at,
  burrellBoomRoad,
  coastalPlain,
  HOPKINS_JUNCTION,
  LA_DEMOCRACIA,
  LADYVILLE,
  meander,
  northernHighway,
  SAND_HILL,
} from './roads.ts';

/** The last leg of every tour. */
const river: Leg = {
  kind: 'river',
  from: landing,
  to: goal,
  time: '60–90 minutes',
  note: 'About 26 miles up the New River, with stops for wildlife.',
  lines: [meander(at(landing), [-88.628, 17.815], at(goal))],
};

const fromBelizeCity: DepartureLeg = {
  kind: 'road',
  from: belizeCity,
  to: landing,
  time: '60–75 minutes',
  lines: [[at(belizeCity), [-88.24, 17.535], LADYVILLE, SAND_HILL], northernHighway],
};

const fromAirport: Leg = {
  kind: 'road',
  from: airport,
  to: landing,
  time: '45–50 minutes',
  lines: [[at(airport), LADYVILLE, SAND_HILL], northernHighway],
};

/** No tour begins on the river. */
type DepartureLeg = Leg & { readonly kind: Exclude<LegKind, 'river'> };

/** Every way that is drawn on the map, by its name in the files of the tours. It begins where the tour departs. */
export const ways = {
  'belize-city-road': [fromBelizeCity, river],
  'san-pedro-water-taxi': [
    {
      kind: 'water-taxi',
      from: sanPedro,
      to: belizeCity,
      time: '75–90 minutes',
      lines: [[at(sanPedro), [-88.035, 17.85], [-88.06, 17.745], [-88.13, 17.58], at(belizeCity)]],
    },
    fromBelizeCity,
    river,
  ],
  'san-pedro-flight': [
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
  'caye-caulker-water-taxi': [
    {
      kind: 'water-taxi',
      from: cayeCaulker,
      to: belizeCity,
      time: '45–60 minutes',
      lines: [[at(cayeCaulker), [-88.06, 17.7], [-88.13, 17.58], at(belizeCity)]],
    },
    fromBelizeCity,
    river,
  ],
  'caye-caulker-flight': [
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
  'hopkins-road': [
    {
      kind: 'road',
      from: hopkins,
      to: landing,
      time: '2½–3 hours',
      lines: [[at(hopkins), HOPKINS_JUNCTION], coastalPlain, burrellBoomRoad, northernHighway],
    },
    river,
  ],
  'san-ignacio-road': [
    {
      kind: 'road',
      from: sanIgnacio,
      to: landing,
      time: '2¼–2½ hours',
      lines: [
        [at(sanIgnacio), [-88.94, 17.215], [-88.78, 17.262], LA_DEMOCRACIA],
        burrellBoomRoad,
        northernHighway,
      ],
    },
    river,
  ],
  'placencia-road': [
    {
      kind: 'road',
      from: placencia,
      to: landing,
      time: '3½–4 hours',
      lines: [
        [at(placencia), [-88.352, 16.61], [-88.42, 16.67], [-88.4, 16.76], HOPKINS_JUNCTION],
        coastalPlain,
        burrellBoomRoad,
        northernHighway,
      ],
    },
    river,
  ],
} as const satisfies Readonly<Record<string, readonly [DepartureLeg, ...Leg[]]>>;

export type WayId = keyof typeof ways;

export const wayIds = Object.keys(ways) as [WayId, ...WayId[]];
