import type { MachineModel } from '../model/model.ts';

import type { Layout } from './layout.ts';
import { explainIllegible, findLayoutIssues, computeCost } from './layout-quality.ts';
import { computeLayout, type Strategy } from './compute-layout.ts';
import { createOutline, type Outline } from './outline.ts';
import type { Metrics } from './text-width.ts';

/** The number of a machine's arrows from which only the fast strategy is used. The other strategies then take minutes. */
const LARGE = 60;

const hasNoIssues = (layout: Layout) =>
  explainIllegible(layout) === null && findLayoutIssues(layout).length === 0;

async function layOut(outline: Outline, isLarge: boolean): Promise<Layout> {
  const computeWith = (strategy: Strategy) =>
    Promise.all(
      (['RIGHT', 'DOWN'] as const).map((direction) =>
        computeLayout(outline, { direction, strategy }),
      ),
    );
  const first = await computeWith(isLarge ? 'fast' : 'greedy');
  const others = isLarge || first.some(hasNoIssues) ? [] : await computeWith('depthFirst');
  const rated = [...first, ...others].map((layout) => ({ layout, cost: computeCost(layout) }));
  return rated.reduce((best, other) => (other.cost < best.cost ? other : best)).layout;
}

/**
 * Lays out the charts of a machine in both directions. If neither layout of a chart is legible, it also tries another
 * strategy. Returns the most legible layout of each chart.
 */
export function computeBestLayouts(
  models: readonly MachineModel[],
  metrics?: Metrics,
): Promise<Layout[]> {
  const outlines = models.map((model) => createOutline(model, metrics));
  const isLarge = outlines.flatMap(({ arrows }) => arrows).length >= LARGE;
  return Promise.all(outlines.map((outline) => layOut(outline, isLarge)));
}

/** Lays out one chart. */
export async function computeBestLayout(model: MachineModel, metrics?: Metrics): Promise<Layout> {
  const [layout] = await computeBestLayouts([model], metrics);
  return layout as Layout;
}
