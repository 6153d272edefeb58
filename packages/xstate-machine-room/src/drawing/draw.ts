import type { Anatomy } from '../anatomy/anatomy.ts';

import type { Drawing } from './drawing.ts';
import { costOf } from './judge.ts';
import { layOut } from './layout.ts';
import { outlineOf } from './outline.ts';
import type { Metrics } from './text-width.ts';

/** Lays out a chart in several shapes with both algorithms of the layout engine. Returns the most legible drawing. */
export async function drawBest(anatomy: Anatomy, metrics?: Metrics): Promise<Drawing> {
  const outline = outlineOf(anatomy, metrics);
  const drawings = await Promise.all(
    (['RIGHT', 'DOWN'] as const).flatMap((direction) => [
      layOut(outline, direction, 'GREEDY'),
      layOut(outline, direction, 'DEPTH_FIRST'),
    ]),
  );
  return drawings.reduce((best, other) => (costOf(other) < costOf(best) ? other : best));
}
