import { listLabels, type Layout, type Rectangle } from '../src/layout/layout.ts';

const overlap = (one: Rectangle, other: Rectangle) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const contains = (outer: Rectangle, { x, y, width, height }: Rectangle) =>
  x >= outer.x &&
  y >= outer.y &&
  x + width <= outer.x + outer.width &&
  y + height <= outer.y + outer.height;

/** Lists the labels that cover each other, and the labels and boxes outside the chart or outside their box. */
export function findLayoutIssues(layout: Layout): string[] {
  const { boxes, arrows } = layout;
  const sheet = { x: 0, y: 0, width: layout.width, height: layout.height };
  const areas = new Map<string | null, Rectangle>(boxes.map((box) => [box.id, box]));
  const placed = [
    ...boxes.map((box) => ({ name: box.id, area: box, outer: areas.get(box.parent) ?? sheet })),
    ...boxes.flatMap((box) =>
      box.labels.map((label) => ({ name: label.key, area: label, outer: box })),
    ),
    ...arrows.flatMap(({ labels }) =>
      labels.map((label) => ({ name: label.key, area: label, outer: sheet })),
    ),
  ];
  const labels = listLabels(layout);
  return [
    ...placed
      .filter(({ area, outer }) => !contains(outer, area))
      .map(({ name }) => `${name} is outside`),
    ...labels.flatMap((label, index) =>
      labels
        .slice(index + 1)
        .filter((other) => overlap(label, other))
        .map((other) => `${label.key} covers ${other.key}`),
    ),
  ];
}
