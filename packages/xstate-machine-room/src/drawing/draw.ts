import type { Anatomy } from '../anatomy/anatomy.ts';

import type { Drawing } from './drawing.ts';
import { costOf } from './judge.ts';
import { layOut } from './layout.ts';
import { outlineOf } from './outline.ts';
import type { Shape } from './shape.ts';
import { arial, type Metrics } from './text-width.ts';

const directions = ['RIGHT', 'DOWN'] as const;
const placements = ['NETWORK_SIMPLEX', 'BRANDES_KOEPF'] as const;
const cycleBreakings = ['GREEDY', 'DEPTH_FIRST'] as const;

/** Every shape that a chart can have. */
const shapes: readonly Shape[] = directions.flatMap((direction) =>
  [18, 22, 26].flatMap((labelLine) =>
    placements.flatMap((placement) =>
      cycleBreakings.map((cycleBreaking) => ({ direction, labelLine, placement, cycleBreaking })),
    ),
  ),
);

/** All that a machine's chart shows, as a text: another chart is to be drawn where it is another. */
export const contentOf = (anatomy: Anatomy, metrics: Metrics = arial): string =>
  JSON.stringify(shapes.slice(0, 1).map((shape) => outlineOf(anatomy, shape, metrics)));

/**
 * Tries every shape, and gives the drawing that is best to read.
 * @throws if the machine has no states to draw
 */
export async function drawBest(anatomy: Anatomy, metrics: Metrics = arial): Promise<Drawing> {
  const drawings: Drawing[] = [];
  for (const shape of shapes) {
    // oxlint-disable-next-line no-await-in-loop -- the layout engine is one thread: at once is no sooner
    drawings.push(await layOut(outlineOf(anatomy, shape, metrics), shape));
  }
  const [best] = drawings.toSorted((one, other) => costOf(one) - costOf(other));
  if (!best) throw new Error(`${anatomy.id} cannot be drawn`);
  return best;
}
