import { landing } from './places.ts';
import { at, type Line } from './roads.ts';

/** What the map of departures shows, in degrees; a map of one route shows a part of it. */
export const sheetBox = { west: -89.42, south: 16.27, east: -87.25, north: 18.58 };

/** Lands go on beyond the sheet, where the map of a route may reach. */
export const landsBox = { west: -93, south: 14.9, east: -84, north: 19.7 };

/** ISO 3166 codes: the country, and its neighbours on land (Mexico and Guatemala). */
export const country = '084';
export const neighbours: readonly string[] = ['484', '320'];

/** Turneffe, which small maps leave out to make room for names. */
export const isAtoll = (land: Line): boolean =>
  land.every(([longitude, latitude]) => longitude > -88 && latitude < 17.6);

/** The New River below the dock, to its mouth in Corozal Bay. */
export const lowerRiver: Line = [
  at(landing),
  [-88.552, 18.09],
  [-88.51, 18.17],
  [-88.47, 18.24],
  [-88.43, 18.31],
  [-88.405, 18.36],
];

/** The lagoon out of which the river flows; Lamanai lies on its west bank. */
export const lagoon: Line = [
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
export const smallIsland: Line = [
  [-88.02, 17.81],
  [-88.012, 17.79],
  [-88.014, 17.75],
  [-88.018, 17.716],
  [-88.03, 17.712],
  [-88.03, 17.745],
  [-88.026, 17.79],
];
