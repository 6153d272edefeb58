import type { MachineModel } from '../model/model.ts';

import type { Layout } from './layout.ts';
import { layoutCost } from './layout-quality.ts';
import { computeLayout } from './compute-layout.ts';
import { outlineOf } from './outline.ts';
import type { Metrics } from './text-width.ts';

/** The number of arrows from which only the fast strategy is used. The other strategies then take minutes. */
const LARGE = 60;

/** Lays out a chart in several shapes. Returns the most legible layout. */
export async function computeBestLayout(model: MachineModel, metrics?: Metrics): Promise<Layout> {
  const outline = outlineOf(model, metrics);
  const isLarge = outline.arrows.length >= LARGE;
  const strategies = isLarge ? (['fast'] as const) : (['greedy', 'depthFirst'] as const);
  const layouts = await Promise.all(
    (['RIGHT', 'DOWN'] as const).flatMap((direction) =>
      strategies.map((strategy) => computeLayout(outline, { direction, strategy })),
    ),
  );
  const rated = layouts.map((layout) => ({ layout, cost: layoutCost(layout) }));
  return rated.reduce((best, other) => (other.cost < best.cost ? other : best)).layout;
}
