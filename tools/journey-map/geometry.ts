/** Longitude and latitude in degrees, or x and y on the drawing. */
export type Point = readonly [number, number];
export type Ring = readonly Point[];

export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** A drawing of `box` on which `width` units stand for its width; true to shape at the box's middle latitude. */
export function projectionOf({ west, south, east, north }: Box, width: number) {
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const unitsPerDegree = width / ((east - west) * narrowing);
  return {
    width,
    height: Math.round((north - south) * unitsPerDegree),
    project: ([longitude, latitude]: Point): Point => [
      (longitude - west) * narrowing * unitsPerDegree,
      (north - latitude) * unitsPerDegree,
    ],
  };
}

/** The part of a ring inside the box (Sutherland and Hodgman); empty if there is none. */
export function clip(ring: Ring, { west, south, east, north }: Box): Ring {
  const edges: [inside: (point: Point) => boolean, axis: 0 | 1, limit: number][] = [
    [([x]) => x >= west, 0, west],
    [([x]) => x <= east, 0, east],
    [([, y]) => y >= south, 1, south],
    [([, y]) => y <= north, 1, north],
  ];
  return edges.reduce<Ring>((rest, [inside, axis, limit]) => {
    return rest.flatMap((point, index) => {
      const before = rest.at(index - 1) ?? point;
      const crossing = inside(before) === inside(point) ? [] : [cut(before, point, axis, limit)];
      return inside(point) ? [...crossing, point] : crossing;
    });
  }, ring);
}

function cut(from: Point, to: Point, axis: 0 | 1, limit: number): Point {
  const share = (limit - from[axis]) / (to[axis] - from[axis]);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

const triangle = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;

/** Drops, smallest first, the corners that change the ring's area by less than `area` (Visvalingam). */
export function simplify(ring: Ring, area: number): Ring {
  const kept = [...ring];
  while (kept.length > 4) {
    const areas = kept.map((point, index) =>
      triangle(kept.at(index - 1) ?? point, point, kept[(index + 1) % kept.length] ?? point),
    );
    const smallest = Math.min(...areas);
    if (smallest >= area) break;
    kept.splice(areas.indexOf(smallest), 1);
  }
  return kept;
}

const text = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** Closed SVG path with straight sides, written in steps from corner to corner since that is shorter. */
export function polygonPath(ring: Ring): string {
  const corners = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const [start = [0, 0] as const] = corners;
  const steps = corners.slice(1).map(([x, y], index) => {
    const [beforeX, beforeY] = corners[index] ?? start;
    const dy = y - beforeY;
    return `${x - beforeX}${dy < 0 ? '' : ' '}${dy}`;
  });
  return `M${text(start)}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

/** Open SVG path through the points in one smooth line (Catmull and Rom). */
export function smoothPath(points: readonly Point[]): string {
  const [start = [0, 0] as const] = points;
  const curves = points.slice(1).map((point, index) => {
    const from = points[index] ?? point;
    const [controlA, controlB] = controls(
      points[index - 1] ?? from,
      from,
      point,
      points[index + 2],
    );
    return `C${text(controlA)} ${text(controlB)} ${text(point)}`;
  });
  return `M${text(start)}${curves.join('')}`;
}

const controls = (before: Point, from: Point, to: Point, after: Point = to): [Point, Point] => [
  [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
  [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
];
