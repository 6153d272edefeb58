import { expect, test } from 'vitest';
import { createMachine } from 'xstate';

import { createModel } from '../../src/model/model.ts';
import { computeBestLayout } from '../../src/layout/best-layout.ts';
import { findLayoutIssues } from '../../src/layout/layout-quality.ts';

const light = createMachine({
  id: 'light',
  initial: 'red',
  states: { red: { on: { GO: 'green' } }, green: { on: { STOP: 'amber' } }, amber: {} },
});

const layout = await computeBestLayout(createModel(light));
const [start, go, stop] = layout.arrows;
if (!start || !go || !stop) throw new Error('There are three arrows.');

test('the layout check reports a label that covers another label and an arrow', () => {
  const [first] = go.labels;
  const labels = stop.labels.map((label) => ({ ...label, x: first?.x ?? 0, y: first?.y ?? 0 }));
  expect(findLayoutIssues({ ...layout, arrows: [start, go, { ...stop, labels }] })).toEqual([
    'light.red | GO | 0 covers light.green | STOP | 0',
    'light.red > light.green runs through light.green | STOP | 0',
  ]);
});

test('the layout check reports an arrow that runs through a label or a box', () => {
  const points = [...go.points, ...stop.points];
  const through = { ...stop, source: 'light.red', points };
  expect(findLayoutIssues({ ...layout, arrows: [start, go, through] })).toEqual([
    'light.green > light.amber runs through light.red | GO | 0',
    'light.green > light.amber runs through light.green',
  ]);
});
