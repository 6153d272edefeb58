import type { Files } from './content-files.ts';

type MapFile = Files['map'];
type DrawnLeg = MapFile['legs'][number];
type Pair = readonly [x: number, y: number];

/** The bounds of the map of departures, in degrees. The map of a single route shows a section of this map. */
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

const pointsOf = (line: string): readonly Pair[] => line.split('\n').map(project);

const rounded = ([x, y]: Pair): Pair => [Math.round(x), Math.round(y)];

const pair = (point: Pair): string => rounded(point).join(' ');

/** Returns a control point of a Catmull-Rom spline. */
const control = (point: Pair, from: Pair, to: Pair): Pair => [
  point[0] + (to[0] - from[0]) / 6,
  point[1] + (to[1] - from[1]) / 6,
];

/** Returns a smooth SVG path through a line's points. */
function pathOf(line: string): string {
  const points = pointsOf(line);
  const curves = points.slice(1).map((point, index) => {
    const from = points[index] ?? point;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? point;
    return `C${pair(control(from, before, point))} ${pair(control(point, after, from))} ${pair(point)}`;
  });
  return `M${pair(points[0] ?? [0, 0])}${curves.join('')}`;
}

/**
 * The space around a route, as fractions of its square frame. Labels do not shrink with the map: on a phone, one label
 * takes a quarter of the map's width.
 */
const FRAME_ROOM = { west: 0.27, east: 0.24, north: 0.14, south: 0.14 };

type Frame = readonly [x: number, y: number, width: number, height: number];

/** Returns the section of the map that shows the whole route of these legs. */
export function frameOf(legs: readonly DrawnLeg[]): Frame {
  const points = legs.flatMap(({ lines }) => lines.flatMap(pointsOf));
  const { west, east, north, south } = FRAME_ROOM;
  const x = spanOf(points.map((point) => point[0]));
  const y = spanOf(points.map((point) => point[1]));
  const size = Math.round(Math.max(x.length / (1 - west - east), y.length / (1 - north - south)));
  const freeX = (size - x.length) / (west + east);
  const freeY = (size - y.length) / (north + south);
  return [Math.round(x.start - freeX * west), Math.round(y.start - freeY * north), size, size];
}

function spanOf(values: readonly number[]) {
  const start = Math.min(...values);
  return { start, length: Math.max(...values) - start };
}

/** The points and lines of the maps, in units of a canvas that is 1000 units wide. */
export const outlineOf = ({ places, legs }: MapFile) => ({
  canvas: [0, 0, WIDTH, Math.round((box.north - box.south) * unitsPerDegree)] satisfies Frame,
  /** The points by place id. */
  points: Object.fromEntries(places.map(({ id, position }) => [id, rounded(project(position))])),
  /** The lines by the ids of their two places. */
  lines: Object.fromEntries(
    legs.map(({ from, to, lines }) => [`${from} ${to}`, lines.map(pathOf).join('')]),
  ),
});
