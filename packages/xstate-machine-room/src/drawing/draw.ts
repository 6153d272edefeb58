import type { Anatomy } from '../anatomy/anatomy.ts';

import type { Drawing } from './drawing.ts';
import { costOf } from './judge.ts';
import { layOut } from './layout.ts';
import { outlineOf } from './outline.ts';
import type { Metrics } from './text-width.ts';

/** The number of arrows from which only the fast strategy is used. The other strategies then take minutes. */
const LARGE = 60;

/** Lays out a chart in several shapes. Returns the most legible drawing. */
export async function drawBest(anatomy: Anatomy, metrics?: Metrics): Promise<Drawing> {
  const outline = outlineOf(anatomy, metrics);
  const isLarge = outline.arrows.length >= LARGE;
  const strategies = isLarge ? (['fast'] as const) : (['greedy', 'depthFirst'] as const);
  const drawings = await Promise.all(
    (['RIGHT', 'DOWN'] as const).flatMap((direction) =>
      strategies.map((strategy) => layOut(outline, { direction, strategy })),
    ),
  );
  const rated = drawings.map((drawing) => ({ drawing, cost: costOf(drawing) }));
  return rated.reduce((best, other) => (other.cost < best.cost ? other : best)).drawing;
}
