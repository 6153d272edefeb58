import { expect, test } from 'vitest';
import { createMachine } from 'xstate';

import { createModel } from '../../src/model/model.ts';
import { createOutline } from '../../src/layout/outline.ts';
import { size } from '../../src/layout/size.ts';

import { drawChart } from '../room-machine.ts';

const names = ['a', 'b', 'c', 'd', 'e', 'f'];

const hub = createMachine({
  id: 'hub',
  initial: 'a',
  states: {
    ...Object.fromEntries(names.map((name) => [name, { on: { end: 'over', next: 'a' } }])),
    over: {},
  },
});

test('the heads of arrows that end at the same state do not touch', async () => {
  const { arrows } = await drawChart(hub);
  const heads = arrows
    .filter(({ target }) => target === 'hub.over')
    .flatMap(({ points }) => points.at(-1) ?? []);
  expect(heads).toHaveLength(names.length);
  const distances = heads.flatMap((head, index) =>
    heads.slice(index + 1).map(({ x, y }) => Math.hypot(x - head.x, y - head.y)),
  );
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(size.head);
});

test('no box is smaller than its text', async () => {
  const outline = createOutline(createModel(hub));
  const { boxes } = await drawChart(hub);
  const tooSmall = boxes.filter(({ width, height }, index) => {
    const text = outline.boxes[index];
    return !text || width < text.width || height < text.height;
  });
  expect(tooSmall.map(({ name }) => name)).toEqual([]);
});
