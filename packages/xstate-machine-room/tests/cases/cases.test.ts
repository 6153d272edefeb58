import { expect, test, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import { anatomyOf } from '../../src/anatomy/anatomy.ts';
import { defineEntry } from '../../src/anatomy/entry.ts';
import { machineCode } from '../../src/anatomy/machine-code.ts';
import { drawBest } from '../../src/drawing/draw.ts';
import { flawsOf } from '../../src/drawing/judge.ts';
import { layOut } from '../../src/drawing/layout.ts';
import { outlineOf } from '../../src/drawing/outline.ts';

import { testExports } from '../public/exported.ts';

import { notation } from './notation.ts';
import { sizes } from './sizes.ts';
import { values } from './values.ts';

// The timeout is long, because the charts of some machines have hundreds of states.
vi.setConfig({ testTimeout: 60_000 });

const large = Object.entries<AnyStateMachine>(sizes);
const small = Object.entries<AnyStateMachine>({ ...notation, ...values, deep: sizes.deep });

test.each(small)('every label of the case %s is inside the chart', async (_, machine) => {
  const anatomy = anatomyOf(machine);
  expect(flawsOf(await drawBest(anatomy))).toEqual([]);
  const tall = await layOut(outlineOf(anatomy), { direction: 'DOWN', strategy: 'greedy' });
  expect(flawsOf(tall).filter((flaw) => flaw.includes(' is outside '))).toEqual([]);
});

test.each(large)(
  'the chart of the large case %s takes less than ten seconds of processor time',
  async (_, machine) => {
    const start = process.cpuUsage();
    const { boxes } = await drawBest(anatomyOf(machine));
    expect(boxes).toHaveLength(anatomyOf(machine).states.length);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(10_000);
  },
);

testExports(
  small
    .filter(([id]) => id !== 'alwaysLoop')
    .map(([id, machine]) => ({
      id,
      machine,
      code: machineCode(defineEntry({ machine, input: { id: 'sample' } })),
    })),
);
