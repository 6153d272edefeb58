import { expect, test } from 'vitest';

import type { Arrow, Box, Drawing, Point, Rectangle } from '../../src/drawing/drawing.ts';
import { flawsOf } from '../../src/drawing/judge.ts';

const at = (x: number, y: number) => ({ x, y, width: 30, height: 20 });

const box = (id: string, x: number): Box => {
  const looks = {
    name: id,
    type: 'atomic',
    isRegion: false,
    depth: 1,
    notes: [],
    notesY: 32,
  } as const;
  return { ...at(x, 5), ...looks, id, parent: 'm', start: null, chips: [] };
};

const arrow = (source: string, target: string, label: Rectangle, points: Point[] = []): Arrow => {
  const chip = { ...label, key: `${source} | GO | 0`, kind: 'event', lines: [] } as const;
  return { id: `${source} > ${target}`, source, target, points, label, chips: [chip] };
};

test('flaws are labels on labels and arrows through labels and boxes', () => {
  const points = [30, 200].map((x) => ({ x, y: 15 }));
  const drawing: Drawing = {
    id: 'm',
    width: 400,
    height: 100,
    boxes: [box('m.a', 0), box('m.b', 100), box('m.c', 200)],
    arrows: [
      arrow('m.a', 'm.c', at(60, 5), points),
      arrow('m.b', 'm.c', at(150, 5)),
      arrow('m.c', 'm.a', at(165, 10)),
    ],
  };
  expect(flawsOf(drawing)).toEqual({
    coveredLabels: ['m.b | GO | 0 and m.c | GO | 0'],
    crossedLabels: [
      'm.a > m.c runs through m.b | GO | 0',
      'm.a > m.c runs through m.c | GO | 0',
      'm.a > m.c runs through the head of m.b',
    ],
    crossedBoxes: ['m.a > m.c runs through m.b'],
  });
});
