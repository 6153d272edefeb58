import { expect, test } from 'vitest';

import { anatomyOf } from '../../src/anatomy/anatomy.ts';
import { drawAs } from '../../src/drawing/draw.ts';
import type { Drawing, Point, Rectangle } from '../../src/drawing/drawing.ts';
import { flawsOf } from '../../src/drawing/judge.ts';
import type { Shape } from '../../src/drawing/shape.ts';
import { everythingMachine } from '../anatomy/everything-machine.ts';

const anatomy = anatomyOf(everythingMachine);

const holds = (outer: Rectangle, inner: Rectangle) =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;

const grown = ({ x, y, width, height }: Rectangle, by: number): Rectangle => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Ends of arrows that do not lie on the border of the box that they belong to. */
function looseEnds({ arrows, boxes, starts }: Drawing): string[] {
  const isOnBorder = (id: string, point: Point | undefined) => {
    const start = starts.find(({ parent }) => id === `${parent}::start`);
    const box = start
      ? grown({ ...start, width: 0, height: 0 }, 6)
      : boxes.find((candidate) => candidate.id === id);
    if (!box || !point) return false;
    const spot = { ...point, width: 0, height: 0 };
    return holds(grown(box, 1), spot) && !holds(grown(box, -1), spot);
  };
  return arrows
    .filter(
      ({ source, target, points }) =>
        !isOnBorder(source, points[0]) || !isOnBorder(target, points.at(-1)),
    )
    .map(({ id }) => id);
}

test.each<[Shape['direction'], Shape['cycleBreaking']]>([
  ['DOWN', 'GREEDY'],
  ['DOWN', 'DEPTH_FIRST'],
  ['RIGHT', 'GREEDY'],
  ['RIGHT', 'DEPTH_FIRST'],
])(
  'a chart laid out %s, its cycles broken %s, has all in its place',
  async (direction, cycleBreaking) => {
    const common = { labelLine: 22, placement: 'NETWORK_SIMPLEX' } as const;
    const drawing = await drawAs(anatomy, { ...common, direction, cycleBreaking });
    const { arrows, boxes, chips } = drawing;
    expect(boxes.map(({ id }) => id)).toEqual(anatomy.states.map(({ id }) => id));
    const parents = new Map(anatomy.states.map(({ id, parent }) => [id, parent]));
    const outside = boxes.filter((box) => {
      const parent = boxes.find(({ id }) => id === parents.get(box.id));
      return parent && !holds(parent, box);
    });
    expect(outside).toEqual([]);

    expect(looseEnds(drawing)).toEqual([]);
    const slanted = arrows.filter(({ points }) =>
      points.some((point, index) => {
        const next = points[index + 1] ?? point;
        return Math.abs(point.x - next.x) > 0.5 && Math.abs(point.y - next.y) > 0.5;
      }),
    );
    expect(slanted).toEqual([]);

    expect(flawsOf(drawing).coveredLabels).toEqual([]);
    expect(chips.map(({ key }) => key).toSorted()).toEqual(
      anatomy.transitions.map(({ key }) => key).toSorted(),
    );
  },
);

test('flaws are labels on labels and arrows through labels and boxes', () => {
  const at = (x: number, y: number) => ({ x, y, width: 30, height: 20 });
  const box = (id: string, x: number) => ({
    ...at(x, 5),
    id,
    name: id,
    type: 'atomic' as const,
    isRegion: false,
    depth: 1,
    notes: [],
    notesY: 32,
  });
  const chip = (key: string, arrow: string, x: number, y: number) => ({
    ...at(x, y),
    key,
    arrow,
    kind: 'event' as const,
    lines: [],
  });
  const points = [
    { x: 30, y: 15 },
    { x: 200, y: 15 },
  ];
  const drawing: Drawing = {
    id: 'm',
    width: 400,
    height: 100,
    boxes: [box('m.a', 0), box('m.b', 100), box('m.c', 200)],
    starts: [],
    arrows: [{ id: 'a > c', source: 'm.a', target: 'm.c', points }],
    chips: [
      chip('m.a | GO | 0', 'a > c', 60, 5),
      chip('m.b | GO | 0', 'b > c', 150, 5),
      chip('m.c | GO | 0', 'c > a', 165, 10),
    ],
  };
  expect(flawsOf(drawing)).toEqual({
    coveredLabels: ['m.b | GO | 0 and m.c | GO | 0'],
    crossedLabels: [
      'a > c runs through m.b | GO | 0',
      'a > c runs through m.c | GO | 0',
      'a > c runs through the head of m.b',
    ],
    crossedBoxes: ['a > c runs through m.b'],
  });
});
