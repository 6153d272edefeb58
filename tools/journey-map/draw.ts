import type { Leg } from '#content/legs.ts';
import {
  country,
  isAtoll,
  lagoon,
  landsBox,
  lowerRiver,
  neighbours,
  sheetBox,
  smallIsland,
} from '#content/map-drawing.ts';
import { placesOn } from '#content/tour-parts.ts';
import { wayIds, ways } from '#content/ways.ts';

import { moduleText } from '../images/write-stale.ts';

import { landsOf, loadAtlas } from './atlas.ts';
import {
  clip,
  polygonPath,
  projectionOf,
  simplify,
  smoothPath,
  type Point,
  type Ring,
} from './geometry.ts';

const WIDTH = 1000;
/** In square units of the drawing: what is smaller cannot be seen. */
const SMALLEST_CORNER = 5;
const SMALLEST_LAND = 12;

const sheet = projectionOf(sheetBox, WIDTH);

function landPath(rings: readonly Ring[]): string {
  return rings
    .map((ring) => clip(ring.slice(0, -1), landsBox).map(sheet.project))
    .map((ring) => simplify(ring, SMALLEST_CORNER))
    .filter((ring) => ring.length > 2 && areaOf(ring) > SMALLEST_LAND)
    .map(polygonPath)
    .join('');
}

const areaOf = (ring: Ring): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

/** The neighbours' islands lie where the map has its words. */
const isMainland = (ring: Ring): boolean => ring.length > 400;

const closed = (ring: Ring): Ring => [...ring, ...ring.slice(0, 1)];

const project = (points: readonly Point[]) => points.map(sheet.project);

/**
 * Shares of a square frame that stay free around a route. Names keep their size however small the map is: on a
 * phone one takes a quarter of it.
 */
const FRAME_ROOM = { west: 0.27, east: 0.24, north: 0.14, south: 0.14 };

/** The part of the sheet that holds a whole way: x, y, width, height. */
function frameOf(legs: readonly Leg[]): readonly number[] {
  const points = legs.flatMap(({ lines }) => project(lines.flat()));
  const { west, east, north, south } = FRAME_ROOM;
  const x = spanOf(points.map((point) => point[0]));
  const y = spanOf(points.map((point) => point[1]));
  const size = Math.max(x.length / (1 - west - east), y.length / (1 - north - south));
  const freeX = (size - x.length) / (west + east);
  const freeY = (size - y.length) / (north + south);
  return [x.start - freeX * west, y.start - freeY * north, size, size].map(Math.round);
}

function spanOf(values: readonly number[]) {
  const start = Math.min(...values);
  return { start, length: Math.max(...values) - start };
}

/** The shapes of lands and waters, in units of a sheet 1000 wide. */
function shapes() {
  const atlas = loadAtlas();
  const lands = landsOf(atlas, country);
  return {
    land: landPath([...lands.filter((land) => !isAtoll(land)), closed(smallIsland)]),
    atolls: landPath(lands.filter(isAtoll)),
    neighbours: landPath(neighbours.flatMap((code) => landsOf(atlas, code).filter(isMainland))),
    lagoon: `${smoothPath(project(closed(lagoon)))}Z`,
    lowerRiver: smoothPath(project(lowerRiver)),
  };
}

/** What src/features/journey-map draws on them, in the same units. */
export function drawing() {
  return {
    sheet: [0, 0, sheet.width, sheet.height],
    points: Object.fromEntries(
      Object.entries(placesOn(wayIds)).map(([id, { longitude, latitude }]) => [
        id,
        sheet.project([longitude, latitude]).map(Math.round),
      ]),
    ),
    ways: Object.fromEntries(
      Object.values(ways)
        .flatMap((legs: readonly Leg[]) => legs)
        .map(({ from, to, lines }) => [
          `${from.id} ${to.id}`,
          lines.map((line) => smoothPath(project(line))).join(''),
        ]),
    ),
    frames: Object.fromEntries(Object.entries(ways).map(([way, legs]) => [way, frameOf(legs)])),
  };
}

const origin = "by `npm run images` from Natural Earth's public-domain outlines";

/** The source text of `src/features/journey-map/outline.generated.ts`. */
export function generatedModule(): Promise<string> {
  const entries = Object.entries(drawing()).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)},`,
  );
  return moduleText(`Drawn ${origin}.`, `export const outline = { ${entries.join('')} } as const;`);
}

/** The text of `src/features/journey-map/shapes.generated.svg`, a file of its own since every map is made of it. */
export function generatedShapes(): string {
  const paths = Object.entries(shapes()).map(
    ([name, path]) =>
      `<path id="${name}"${name === 'lowerRiver' ? ' vector-effect="non-scaling-stroke"' : ''} d="${path}"/>`,
  );
  return `<!-- Drawn ${origin}. -->
<svg xmlns="http://www.w3.org/2000/svg">
${paths.join('\n')}
</svg>
`;
}
