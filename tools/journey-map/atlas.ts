import { createRequire } from 'node:module';

import type { Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

import type { Ring } from './geometry.ts';

type Atlas = Topology<{ countries: GeometryCollection }>;

/** Natural Earth's countries at 1:10 million, in the public domain. */
export const loadAtlas = () =>
  createRequire(import.meta.url)('world-atlas/countries-10m.json') as Atlas;

/**
 * The outer rings of a country's lands, in degrees.
 * @throws if the atlas lacks the country
 */
export function landsOf(atlas: Atlas, code: string): Ring[] {
  const country = atlas.objects.countries.geometries.find(({ id }) => id === code);
  if (country?.type === 'Polygon') return [outer(feature(atlas, country).geometry.coordinates)];
  if (country?.type === 'MultiPolygon') {
    return feature(atlas, country).geometry.coordinates.map(outer);
  }
  throw new Error(`The atlas has no country ${code}`);
}

const outer = ([ring = []]: Position[][]): Ring =>
  ring.map(([longitude = 0, latitude = 0]) => [longitude, latitude] as const);
