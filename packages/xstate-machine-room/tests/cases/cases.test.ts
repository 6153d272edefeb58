import { expect, test, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import { createModel } from '../../src/model/model.ts';
import { defineEntry } from '../../src/model/entry.ts';
import { exportMachine } from '../../src/model/machine-code.ts';
import { computeBestLayout } from '../../src/layout/best-layout.ts';
import { findLayoutIssues } from '../../src/layout/layout-quality.ts';
import { computeLayout } from '../../src/layout/compute-layout.ts';
import { createOutline } from '../../src/layout/outline.ts';

import { testExports } from '../public/exported.ts';

import { notation } from './notation.ts';
import { sizes } from './sizes.ts';
import { values } from './values.ts';

// The timeout is long, because the charts of some machines have hundreds of states.
vi.setConfig({ testTimeout: 60_000 });

const large = Object.entries<AnyStateMachine>(sizes);
const small = Object.entries<AnyStateMachine>({ ...notation, ...values, deep: sizes.deep });

test.each(small)('every label of the case %s is inside the chart', async (_, machine) => {
  const model = createModel(machine);
  expect(findLayoutIssues(await computeBestLayout(model))).toEqual([]);
  const tall = await computeLayout(createOutline(model), { direction: 'DOWN', strategy: 'greedy' });
  expect(findLayoutIssues(tall).filter((flaw) => flaw.includes(' is outside '))).toEqual([]);
});

test.each(large)(
  'the chart of the large case %s takes less than ten seconds of processor time',
  async (_, machine) => {
    const start = process.cpuUsage();
    const { boxes } = await computeBestLayout(createModel(machine));
    expect(boxes).toHaveLength(createModel(machine).states.length);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(10_000);
  },
);

testExports(
  small
    .filter(([id]) => id !== 'alwaysLoop')
    .map(([id, machine]) => ({
      id,
      machine,
      code: exportMachine(defineEntry({ machine, input: { id: 'sample' } })),
    })),
);
