import { format } from 'prettier';

import { legsOf } from '#domain/journey.ts';
import { places } from '#domain/journey/places.ts';
import { tourIds } from '#domain/tours.ts';

import { BELIZE, landsOf, loadAtlas, NEIGHBOURS } from './atlas.ts';
import {
  clip,
  polygonPath,
  projectionOf,
  simplify,
  smoothPath,
  type Box,
  type Point,
  type Ring,
} from './geometry.ts';
import { cayeCaulker, lagoon, lowerRiver, ways } from './ways.ts';

/** What the map of departures shows; a map of one route shows a part of it. */
const SHEET: Box = { west: -89.42, south: 16.27, east: -87.25, north: 18.58 };
/** Lands go on beyond the sheet, where the map of a route may reach. */
const LANDS: Box = { west: -93, south: 14.9, east: -84, north: 19.7 };
const WIDTH = 1000;
/** In square units of the drawing: what is smaller cannot be seen. */
const SMALLEST_CORNER = 5;
const SMALLEST_LAND = 12;

const sheet = projectionOf(SHEET, WIDTH);

function landPath(rings: readonly Ring[]): string {
  return rings
    .map((ring) => clip(ring.slice(0, -1), LANDS).map(sheet.project))
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

/** Turneffe, which small maps leave out to make room for names. */
const isAtoll = (ring: Ring): boolean =>
  ring.every(([longitude, latitude]) => longitude > -88 && latitude < 17.6);
/** The neighbours' islands lie where the map has its words. */
const isMainland = (ring: Ring): boolean => ring.length > 400;

const closed = (ring: Ring): Ring => [...ring, ...ring.slice(0, 1)];

const project = (points: readonly Point[]) => points.map(sheet.project);

/**
 * Shares of a square frame that stay free around a route. Names keep their size however small the map is: on a
 * phone one takes a quarter of it.
 */
const FRAME_ROOM = { west: 0.27, east: 0.24, north: 0.14, south: 0.14 };

/** The part of the sheet that holds a tour's whole way: x, y, width, height. */
function frameOf(tourId: string): readonly number[] {
  const points = legsOf(tourId).flatMap(({ from, to }) => {
    const way = `${from} ${to}`;
    if (!isWay(way)) throw new Error(`The map has no line from ${from} to ${to}`);
    return project(ways[way].flat());
  });
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

const isWay = (key: string): key is keyof typeof ways => Object.hasOwn(ways, key);

/** Everything that src/features/journey-map draws, in units of a sheet 1000 wide. */
export async function drawing() {
  const atlas = await loadAtlas();
  const belize = landsOf(atlas, BELIZE);
  return {
    sheet: [0, 0, sheet.width, sheet.height],
    belize: landPath([...belize.filter((land) => !isAtoll(land)), closed(cayeCaulker)]),
    atolls: landPath(belize.filter(isAtoll)),
    neighbours: landPath(NEIGHBOURS.flatMap((code) => landsOf(atlas, code).filter(isMainland))),
    lagoon: `${smoothPath(project(closed(lagoon)))}Z`,
    lowerRiver: smoothPath(project(lowerRiver)),
    points: Object.fromEntries(
      Object.entries(places).map(([id, { longitude, latitude }]) => [
        id,
        sheet.project([longitude, latitude]).map(Math.round),
      ]),
    ),
    ways: Object.fromEntries(
      Object.entries(ways).map(([key, lines]) => [
        key,
        lines.map((line) => smoothPath(project(line))).join(''),
      ]),
    ),
    frames: Object.fromEntries(tourIds.map((id) => [id, frameOf(id)])),
  };
}

/** The source text of `src/features/journey-map/outline.generated.ts`. */
export async function generatedModule(): Promise<string> {
  const entries = Object.entries(await drawing()).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)},`,
  );
  return format(
    `// Drawn by \`npx tsx tools/journey-map/cli.ts\` from Natural Earth's public-domain outlines.
    export const outline = { ${entries.join('\n')} } as const;`,
    { parser: 'typescript', printWidth: 100, singleQuote: true },
  );
}
