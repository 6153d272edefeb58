import { readFile } from 'node:fs/promises';

import { describe, expect, test } from 'vitest';

import { legsOf } from '#domain/journey.ts';
import { tourIds, tours } from '#domain/tours.ts';
import { drawing, generatedModule, generatedShapes } from '#tools/journey-map/draw.ts';

const folder = new URL('../../../src/features/journey-map/', import.meta.url);
const files = [
  ['outline.generated.ts', generatedModule],
  ['shapes.generated.svg', generatedShapes],
] as const;

describe('the drawing', () => {
  test.each(files)('%s in the repository is the one that the tool draws', async (name, draw) => {
    expect(await readFile(new URL(name, folder), 'utf8')).toBe(await draw());
  });

  test.each(files)('%s is light enough for a phone', async (name) => {
    expect((await readFile(new URL(name, folder))).length).toBeLessThan(7000);
  });

  test('has a line for every leg', () => {
    const { ways } = drawing();
    const legs = tourIds.flatMap((id) => legsOf(id));
    expect(new Set(legs.map(({ from, to }) => `${from} ${to}`))).toEqual(
      new Set(Object.keys(ways)),
    );
  });

  test('shows each route whole, with room for names on every side', () => {
    const { frames, points } = drawing();
    for (const { id, way } of tours) {
      const [left = 0, top = 0, width = 0, height = 0] = frames[way] ?? [];
      for (const place of legsOf(id).flatMap(({ from, to }) => [from, to])) {
        const [x = 0, y = 0] = points[place] ?? [];
        for (const share of [(x - left) / width, (y - top) / height]) {
          expect(Math.abs(share - 0.5), `${place} on ${id}`).toBeLessThan(0.37);
        }
      }
    }
  });
});
