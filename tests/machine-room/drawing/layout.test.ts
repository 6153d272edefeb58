import { describe, expect, test } from 'vitest';

import { anatomyOf } from '#machine-room/anatomy/anatomy.ts';
import { drawAs } from '#machine-room/drawing/draw.ts';
import type { Drawing, Rectangle } from '#machine-room/drawing/drawing.ts';
import { flawsOf } from '#machine-room/drawing/judge.ts';
import type { Direction, Shape } from '#machine-room/drawing/shape.ts';
import { everythingMachine } from '#tests/machine-room/anatomy/everything-machine.ts';

const anatomy = anatomyOf(everythingMachine);

const shapeOf = (outer: Direction, inner: Direction): Shape => ({
  directions: {
    everything: outer,
    'everything.left': inner,
    'everything.right': inner,
    'everything.left.working': outer,
  },
  labelLine: 22,
  bundleWidth: 0,
  placement: 'NETWORK_SIMPLEX',
  seed: 1,
});

const shapes: [string, Shape][] = [
  ['rightwards in boxes that go down', shapeOf('DOWN', 'RIGHT')],
  ['down in boxes that go rightwards', shapeOf('RIGHT', 'DOWN')],
  ['rightwards everywhere', shapeOf('RIGHT', 'RIGHT')],
  ['down everywhere', shapeOf('DOWN', 'DOWN')],
];

const holds = (outer: Rectangle, inner: Rectangle) =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;

/** Ends of arrows that do not lie on the border of the box that they belong to. */
function looseEnds({ arrows, boxes, starts }: Drawing): string[] {
  const rectangleOf = (id: string): Rectangle | undefined => {
    const start = starts.find(({ parent }) => id === `${parent}::start`);
    return start
      ? { x: start.x - 6, y: start.y - 6, width: 12, height: 12 }
      : boxes.find((box) => box.id === id);
  };
  const isOnBorder = (point: { x: number; y: number } | undefined, box: Rectangle | undefined) =>
    point !== undefined &&
    box !== undefined &&
    holds(
      { x: box.x - 1, y: box.y - 1, width: box.width + 2, height: box.height + 2 },
      { ...point, width: 0, height: 0 },
    ) &&
    !holds(
      { x: box.x + 1, y: box.y + 1, width: box.width - 2, height: box.height - 2 },
      { ...point, width: 0, height: 0 },
    );
  return arrows
    .filter(
      ({ source, target, points }) =>
        !isOnBorder(points[0], rectangleOf(source)) ||
        !isOnBorder(points.at(-1), rectangleOf(target)),
    )
    .map(({ id }) => id);
}

describe.each(shapes)('a chart laid out %s', (_, shape) => {
  test('keeps states inside the states that hold them', async () => {
    const { boxes } = await drawAs(anatomy, shape);
    const parents = new Map(anatomy.states.map(({ id, parent }) => [id, parent]));
    const outside = boxes.filter((box) => {
      const parent = boxes.find(({ id }) => id === parents.get(box.id));
      return parent && !holds(parent, box);
    });
    expect(outside).toEqual([]);
    expect(boxes.map(({ id }) => id)).toEqual(anatomy.states.map(({ id }) => id));
  });

  test('leads every arrow from border to border, level or upright all the way', async () => {
    const drawing = await drawAs(anatomy, shape);
    expect(looseEnds(drawing)).toEqual([]);
    const slanted = drawing.arrows.filter(({ points }) =>
      points.some((point, index) => {
        const next = points[index + 1] ?? point;
        return Math.abs(point.x - next.x) > 0.5 && Math.abs(point.y - next.y) > 0.5;
      }),
    );
    expect(slanted).toEqual([]);
  });

  test('covers no label, and shows every transition once', async () => {
    const drawing = await drawAs(anatomy, shape);
    expect(flawsOf(drawing).coveredLabels).toEqual([]);
    expect(drawing.chips.map(({ key }) => key).toSorted()).toEqual(
      anatomy.transitions.map(({ key }) => key).toSorted(),
    );
  });
});

test('flaws are labels on labels and arrows through labels and boxes', () => {
  const box = (id: string, area: Rectangle) => ({
    ...area,
    id,
    name: id,
    type: 'atomic' as const,
    isRegion: false,
    depth: 1,
    notes: [],
    notesY: 32,
  });
  const chip = (key: string, arrow: string | null, area: Rectangle) => ({
    ...area,
    key,
    kind: 'event' as const,
    eventType: 'GO',
    lines: [],
    arrow,
  });
  const drawing: Drawing = {
    id: 'm',
    width: 400,
    height: 100,
    boxes: [
      box('m.a', { x: 0, y: 0, width: 50, height: 30 }),
      box('m.b', { x: 100, y: 0, width: 50, height: 30 }),
      box('m.c', { x: 200, y: 0, width: 50, height: 30 }),
    ],
    starts: [],
    arrows: [
      {
        id: 'a > c',
        source: 'm.a',
        target: 'm.c',
        points: [
          { x: 50, y: 15 },
          { x: 200, y: 15 },
        ],
      },
    ],
    chips: [
      chip('m.a | GO | 0', 'a > c', { x: 60, y: 5, width: 30, height: 20 }),
      chip('m.b | GO | 0', 'b > c', { x: 160, y: 5, width: 30, height: 20 }),
      chip('m.c | GO | 0', 'c > a', { x: 180, y: 10, width: 30, height: 20 }),
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
