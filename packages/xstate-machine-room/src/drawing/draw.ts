import type { Anatomy } from '../anatomy/anatomy.ts';

import type { Drawing } from './drawing.ts';
import { costOf } from './judge.ts';
import { layOut } from './layout.ts';
import { outlineOf } from './outline.ts';
import type { Shape } from './shape.ts';
import { arial, type Metrics } from './text-width.ts';

interface Attempt {
  shape: Shape;
  drawing: Drawing;
}

const directions = ['RIGHT', 'DOWN'] as const;
const placements = ['NETWORK_SIMPLEX', 'BRANDES_KOEPF'] as const;
const cycleBreakings = ['GREEDY', 'DEPTH_FIRST'] as const;

/** Every shape that a chart can have. */
const shapes: readonly Shape[] = directions.flatMap((direction) =>
  [18, 22, 26].flatMap((labelLine) =>
    placements.flatMap((placement) =>
      cycleBreakings.map((cycleBreaking) => {
        return { direction, labelLine, placement, cycleBreaking };
      }),
    ),
  ),
);

/** Lays a machine's chart out in one given shape. */
export const drawAs = (anatomy: Anatomy, shape: Shape, metrics = arial): Promise<Drawing> =>
  layOut(outlineOf(anatomy, shape, metrics));

/**
 * Tries every shape, and gives the one that is best to read.
 * @throws if the machine has no states to draw
 */
export async function drawBest(anatomy: Anatomy, metrics: Metrics = arial): Promise<Attempt> {
  const attempts: Attempt[] = [];
  for (const shape of shapes) {
    // oxlint-disable-next-line no-await-in-loop -- the layout engine is one thread: at once is no sooner
    attempts.push({ shape, drawing: await drawAs(anatomy, shape, metrics) });
  }
  const [best] = attempts.toSorted((one, other) => costOf(one.drawing) - costOf(other.drawing));
  if (!best) throw new Error(`${anatomy.id} cannot be drawn`);
  return best;
}
