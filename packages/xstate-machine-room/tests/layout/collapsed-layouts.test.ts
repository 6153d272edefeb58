import { expect, test, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import { computeBestLayouts } from '../../src/layout/best-layout.ts';
import { listLabels } from '../../src/layout/layout.ts';
import { findLayoutIssues } from '../../src/layout/layout-quality.ts';
import { createCollapsedModels } from '../../src/model/collapse.ts';
import { createModel } from '../../src/model/model.ts';

import { notation } from '../cases/notation.ts';
import { sizes } from '../cases/sizes.ts';
import { everythingMachine } from '../model/everything-machine.ts';
import { actors } from '../public/actors.ts';
import { forms } from '../public/forms.ts';
import { games } from '../public/games.ts';
import { workflows } from '../public/workflows.ts';

// The timeout is long, because the charts of some machines have hundreds of states.
vi.setConfig({ testTimeout: 60_000 });

const { deep, ...large } = sizes;

const nested = Object.entries<AnyStateMachine>({
  ...notation,
  ...actors,
  ...forms,
  ...games,
  ...workflows,
  deep,
  everything: everythingMachine,
})
  .map(([id, machine]) => ({ id, models: createCollapsedModels(createModel(machine)) }))
  .filter(({ models }) => models.length > 0);

test.each(nested)('the collapsed charts of $id have no overlaps', async ({ models }) => {
  const layouts = await computeBestLayouts(models);
  expect(layouts.map(({ id }) => id)).toEqual(models.map(({ id }) => id));
  expect(layouts.flatMap(findLayoutIssues)).toEqual([]);
  for (const [index, layout] of layouts.entries()) {
    const keys = new Set(listLabels(layout).map(({ key }) => key));
    expect([...keys].toSorted()).toEqual(
      models[index]?.transitions.map(({ key }) => key).toSorted(),
    );
  }
});

test.each(Object.entries<AnyStateMachine>(large))(
  'the large case %s has at most one collapsed chart, which takes less than ten seconds',
  async (id, machine) => {
    const models = createCollapsedModels(createModel(machine));
    expect(models.map(({ id: openId }) => openId)).toEqual(id.startsWith('flat') ? [] : [id]);
    const start = process.cpuUsage();
    await computeBestLayouts(models);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(10_000);
  },
);
