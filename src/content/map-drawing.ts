import type { Files } from './content-files.ts';

type MapFile = Files['map'];
type Pair = readonly [x: number, y: number];

/** The bounds of the map of departures, in degrees. */
const box = { west: -89.42, south: 16.27, east: -87.25, north: 18.58 };

const WIDTH = 1000;

/** The scale of the map is exact only at the middle latitude. */
const narrowing = Math.cos((((box.south + box.north) / 2) * Math.PI) / 180);
const unitsPerDegree = WIDTH / ((box.east - box.west) * narrowing);

/** Projects `17.499, -88.188` onto the canvas. */
function project(written: string): Pair {
  const [latitude = 0, longitude = 0] = written.split(', ').map(Number);
  return [
    (longitude - box.west) * narrowing * unitsPerDegree,
    (box.north - latitude) * unitsPerDegree,
  ];
}

const rounded = ([x, y]: Pair): Pair => [Math.round(x), Math.round(y)];

/** The places on the map of departures, in units of a canvas that is 1000 units wide. */
export const outlineOf = ({ places }: MapFile) => ({
  canvas: [0, 0, WIDTH, Math.round((box.north - box.south) * unitsPerDegree)] as const,
  /** The points by place id. */
  points: Object.fromEntries(places.map(({ id, position }) => [id, rounded(project(position))])),
});
