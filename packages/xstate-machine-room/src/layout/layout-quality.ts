import { isContainer } from '../model/model.ts';

import {
  listLabels,
  getStartId,
  type Arrow,
  type Box,
  type Layout,
  type Rectangle,
} from './layout.ts';
import { size } from './size.ts';

/** Returns the horizontal and vertical segments of an arrow as rectangles that are one pixel thick. */
const toStrokes = ({ points }: Arrow): Rectangle[] =>
  points.slice(1).map((end, index) => {
    const start = points[index] ?? end;
    return {
      x: Math.min(start.x, end.x) - 0.5,
      y: Math.min(start.y, end.y) - 0.5,
      width: Math.abs(start.x - end.x) + 1,
      height: Math.abs(start.y - end.y) + 1,
    };
  });

const overlap = (one: Rectangle, other: Rectangle, margin = 0) =>
  one.x + margin < other.x + other.width &&
  other.x + margin < one.x + one.width &&
  one.y + margin < other.y + other.height &&
  other.y + margin < one.y + one.height;

/** Returns the part of a box that contains the state's name and lines. */
function getHead(box: Box): Rectangle {
  if (!isContainer(box)) return box;
  const { x, y, tags, tagsX, notes, notesY, labels } = box;
  const nameEnd = tagsX + tags.length * 7;
  const right = Math.max(x + nameEnd, ...labels.map((line) => line.x + line.width));
  return { x, y, width: right - x, height: notesY + notes.length * size.note };
}

const contains = (outer: Rectangle, { x, y, width, height }: Rectangle) =>
  x >= outer.x &&
  y >= outer.y &&
  x + width <= outer.x + outer.width &&
  y + height <= outer.y + outer.height;

/** Returns the box at an end of an arrow, and all boxes that contain it. */
function findBoxesAround(end: string | null, boxes: readonly Box[]): Box[] {
  const box = boxes.find(({ id }) => id === end || getStartId(id) === end);
  return box ? [box, ...findBoxesAround(box.parent, boxes)] : [];
}

/** Lists the labels and boxes that are outside the chart, or outside the box that they belong to. */
function findOutside({ width, height, boxes, arrows }: Layout): string[] {
  const sheet = { id: 'the chart', x: 0, y: 0, width, height };
  const boxOf = new Map(boxes.map((box) => [box.id, box]));
  const placed = [
    ...boxes.flatMap((box) => [
      { name: box.id, area: box, outer: boxOf.get(box.parent ?? '') ?? sheet },
      ...box.labels.map((label) => ({ name: label.key, area: label, outer: box })),
    ]),
    ...arrows.flatMap(({ labels }) =>
      labels.map((label) => ({ name: label.key, area: label, outer: sheet })),
    ),
  ];
  return placed
    .filter(({ area, outer }) => !contains(outer, area) || !contains(sheet, area))
    .map(({ name, outer }) => `${name} is outside ${outer.id}`);
}

/**
 * Lists the problems of a layout: labels that overlap or that are outside the chart, and arrows that run through
 * labels, names or boxes.
 */
export function findLayoutIssues(layout: Layout): string[] {
  const { arrows, boxes } = layout;
  const labels = listLabels(layout);
  const covered = labels.flatMap((label, index) =>
    labels
      .slice(index + 1)
      .filter((other) => overlap(label, other))
      .map((other) => `${label.key} covers ${other.key}`),
  );
  const crossed = arrows.flatMap((arrow) => {
    const strokes = toStrokes(arrow);
    const own = new Set([arrow.source, arrow.target].flatMap((end) => findBoxesAround(end, boxes)));
    const isOwn = (box: Box) => own.has(box);
    return (
      [
        ...labels
          .filter((label) => !arrow.labels.includes(label))
          .map((label) => ({ area: label, name: label.key })),
        // An arrow may cross the boxes that contain its ends, but not the names and lines in these boxes.
        ...boxes.map((box) => ({ area: isOwn(box) ? getHead(box) : box, name: box.id })),
      ]
        // An arrow that only touches the border of the area does not count.
        .filter(({ area }) => strokes.some((stroke) => overlap(stroke, area, 1)))
        .map(({ name }) => `${arrow.id} runs through ${name}`)
    );
  });
  return [...findOutside(layout), ...covered, ...crossed];
}

/** The space for a chart on a laptop screen of 1440 by 900 pixels, in pixels. */
const sheet = { width: 1392, height: 780 };

/** Returns the scale, at most 1, at which the whole chart fits on a laptop screen. */
const computeLaptopScale = ({ width, height }: Layout) =>
  Math.min(1, sheet.width / width, sheet.height / height);

/** The minimum scale. The text of a chart is too small to read below it. */
const LEGIBLE = 0.8;

/**
 * Explains why a chart is too small to read if it is shown as a whole on a laptop screen, and how to fix it; null if it
 * is legible.
 */
export function explainIllegible(layout: Layout): string | null {
  const scale = computeLaptopScale(layout);
  if (scale >= LEGIBLE) return null;
  const { id, width, height } = layout;
  const side = sheet.width / width < sheet.height / height ? 'width' : 'height';
  // The labels in the head of a box are stacked.
  const largest = layout.arrows
    .flatMap(({ labels }) => labels)
    .toSorted((one, other) => other[side] - one[side])
    .slice(0, 3)
    .map((label) => label.lines.map((line) => line.map(({ text }) => text).join(' ')).join(' '));
  const limit = Math.floor(sheet[side] / LEGIBLE);
  return [
    `The chart of ${id} is ${width} by ${height} pixels. The whole chart fits on a laptop screen at a scale of ${scale.toFixed(2)}, but its text is legible only from ${LEGIBLE}.`,
    `Its ${side} must be at most ${limit} pixels. The labels that take the most space: ${largest.join('; ')}.`,
    'Shorten the names of guards and actions, replace the transitions of several states with one transition of their parent, or move a part into a separate machine.',
  ].join(' ');
}

/**
 * Returns a cost, which is lower for more legible layouts. The problems have the most weight, then the scale, then
 * bends and size.
 */
export const computeCost = (layout: Layout): number =>
  findLayoutIssues(layout).length * 10 +
  (1 - computeLaptopScale(layout)) * 40 +
  layout.arrows.flatMap(({ points }) => points).length * 0.05 +
  (layout.width + layout.height) / 1000;
