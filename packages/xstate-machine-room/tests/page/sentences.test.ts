import { expect, test } from 'vitest';

import { createModel } from '../../src/model/model.ts';
import { describeTransitions } from '../../src/page/sentences.ts';

import { everythingMachine } from '../model/everything-machine.ts';
import { notation } from '../cases/notation.ts';

const listRows = (machine: Parameters<typeof createModel>[0]) =>
  describeTransitions(createModel(machine)).map(({ state, trigger, condition, result }) =>
    [`While in ${state}`, trigger, ...(condition ? [condition] : []), result].join(', '),
  );

test('every transition is a row of plain words', () => {
  const all = listRows(everythingMachine);
  expect(all).toHaveLength(createModel(everythingMachine).transitions.length);
  expect(all).toEqual(
    expect.arrayContaining([
      'While in left, idle, go, if is ready and not is late, leads to left, working; does leave.',
      'While in left, working, after patience (90 s), leads to left, over.',
      'While in left, working, second, back, leads to left, working, second and starts it again.',
    ]),
  );
});

test('a row says that an event is ignored', () => {
  expect(listRows(notation.forbidden)).toContain('While in a, x, is ignored.');
});

test('a row says why a transition exists', () => {
  expect(listRows(notation.described)).toEqual([
    'While in a, go, leads to b. why this transition exists',
  ]);
});
