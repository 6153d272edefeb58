import type { MachineModel } from '../model/model.ts';

import type { Layout } from './layout.ts';
import { explainIllegible, findLayoutIssues, layoutCost } from './layout-quality.ts';
import { computeLayout, type Strategy } from './compute-layout.ts';
import { outlineOf } from './outline.ts';
import type { Metrics } from './text-width.ts';

/** The number of arrows from which only the fast strategy is used. The other strategies then take minutes. */
const LARGE = 60;

const hasNoIssues = (layout: Layout) =>
  explainIllegible(layout) === null && findLayoutIssues(layout).length === 0;

/**
 * Lays out a chart in both directions. If neither layout is legible, it also tries another strategy. Returns the most
 * legible layout.
 */
export async function computeBestLayout(model: MachineModel, metrics?: Metrics): Promise<Layout> {
  const outline = outlineOf(model, metrics);
  const isLarge = outline.arrows.length >= LARGE;
  const computeWith = (strategy: Strategy) =>
    Promise.all(
      (['RIGHT', 'DOWN'] as const).map((direction) =>
        computeLayout(outline, { direction, strategy }),
      ),
    );
  const first = await computeWith(isLarge ? 'fast' : 'greedy');
  const others = isLarge || first.some(hasNoIssues) ? [] : await computeWith('depthFirst');
  const rated = [...first, ...others].map((layout) => ({ layout, cost: layoutCost(layout) }));
  return rated.reduce((best, other) => (other.cost < best.cost ? other : best)).layout;
}
