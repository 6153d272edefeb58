import { expect, test } from 'vitest';
import { createMachine, type AnyStateMachine, type MachineConfig } from 'xstate';

import { listLabels } from '../../src/layout/layout.ts';
import { createMachineText } from '../../src/model/machine-text.ts';
import { defineEntry } from '../../src/model/entry.ts';
import { createModel } from '../../src/model/model.ts';
import { describeState, describeTransitions } from '../../src/page/state-text.ts';
import {
  computeFirstFrame,
  computeNextFrame,
  createSimulation,
} from '../../src/simulator/simulator.ts';

import { findLayoutIssues } from '../layout-issues.ts';
import { everythingMachine } from '../model/everything-machine.ts';
import { drawChart } from '../room-machine.ts';

import { notation } from './notation.ts';
import { sizes } from './sizes.ts';
import { values } from './values.ts';

const small = Object.entries<AnyStateMachine>({
  ...notation,
  ...values,
  deep: sizes.deep,
  everything: everythingMachine,
});

test.each([...small, ...Object.entries(sizes)])(
  'the chart of the case %s shows every transition, and its labels cover nothing',
  { timeout: 60_000 },
  async (_, machine) => {
    const model = createModel(machine);
    const layout = await drawChart(machine);
    expect(findLayoutIssues(layout)).toEqual([]);
    expect(new Set(listLabels(layout).map(({ key }) => key))).toEqual(
      new Set(model.transitions.map(({ key }) => key)),
    );
  },
);

test.each(small)('the words for the case %s contain no name of XState’s own', (_, machine) => {
  const model = createModel(machine);
  const text = model.states.flatMap((state) => [
    ...describeState(state, model),
    ...describeTransitions(state, model).map(({ trigger, condition, result }) =>
      [trigger, condition, result].join(' '),
    ),
  ]);
  expect(text.join('\n')).not.toMatch(/xstate\.|undefined|\[object/);
});

/** All cases but a machine that cannot start and a machine whose guard has a random result. */
const stable = small.filter(([id]) => id !== 'alwaysLoop' && id !== 'coin');

test.each(stable)('the simulator takes every possible step of the case %s', (_, machine) => {
  const simulation = createSimulation(defineEntry({ machine, input: { id: 'sample' } }));
  let frame = computeFirstFrame(simulation);
  expect(frame.problem).toBeNull();
  for (let step = 0; step < 10; step += 1) {
    const possible = frame.choices.filter(({ takes }) => takes.length > 0);
    const choice = possible[step % possible.length];
    if (!choice) break;
    frame = computeNextFrame(simulation, frame, choice);
    expect(frame.taken).toEqual(expect.arrayContaining([...choice.takes]));
  }
});

/** Parses the code of an exported machine, which is JSON but for the call around it. */
const parse = (text: string) => {
  const [, json = ''] = /createMachine\(([^]*)\);\n$/.exec(text) ?? [];
  return createMachine(JSON.parse(json) as MachineConfig<object, { type: string }>);
};

test.each(small)(
  'the code that is exported for the case %s has the same transitions',
  (_, machine) => {
    const shape = (one: AnyStateMachine) =>
      createModel(one).transitions.map(({ key, targets, isReentering, isForbidden }) => [
        key,
        targets,
        isReentering,
        isForbidden,
      ]);
    expect(shape(parse(createMachineText(machine)))).toEqual(shape(machine));
  },
);
