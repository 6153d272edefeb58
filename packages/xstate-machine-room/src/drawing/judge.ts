import { isContainer } from '../anatomy/anatomy.ts';

import {
  chipsOf,
  type Arrow,
  type Box,
  type Drawing,
  type Point,
  type Rectangle,
} from './drawing.ts';
import { size } from './shape.ts';

/** A piece of an arrow: always level or upright. */
type Stroke = readonly [Point, Point];

const strokesOf = ({ points }: Arrow): Stroke[] =>
  points.slice(1).map((end, index): Stroke => [points[index] ?? end, end]);

/** A line has no thickness, so it gets one. */
const areaOf = ([one, other]: Stroke): Rectangle => ({
  x: Math.min(one.x, other.x) - 0.5,
  y: Math.min(one.y, other.y) - 0.5,
  width: Math.abs(one.x - other.x) + 1,
  height: Math.abs(one.y - other.y) + 1,
});

const overlap = (one: Rectangle, other: Rectangle, margin = 0) =>
  one.x + margin < other.x + other.width &&
  other.x + margin < one.x + one.width &&
  one.y + margin < other.y + other.height &&
  other.y + margin < one.y + one.height;

/** The area's own border does not count. */
const crosses = (stroke: Stroke, area: Rectangle) => overlap(areaOf(stroke), area, 1);

/** The part of a box that holds its name and lines. */
function headOf(box: Box): Rectangle {
  if (!isContainer(box)) return box;
  const { x, y, name, notes, notesY, chips } = box;
  const right = Math.max(x + 12 + name.length * 8, ...chips.map((line) => line.x + line.width));
  return { x, y, width: right - x, height: notesY + notes.length * size.note };
}

/** What would make a drawing hard to read. */
export function flawsOf(drawing: Drawing) {
  const { arrows, boxes } = drawing;
  const chips = chipsOf(drawing);
  const strokes = arrows.flatMap((arrow) => strokesOf(arrow).map((stroke) => ({ arrow, stroke })));
  return {
    /** Labels that cover each other. */
    coveredLabels: chips.flatMap((chip, index) =>
      chips
        .slice(index + 1)
        .filter((other) => overlap(chip, other))
        .map((other) => `${chip.key} and ${other.key}`),
    ),
    /** Arrows that run through the label of another one, or through a box's name and lines. */
    crossedLabels: [
      ...strokes.flatMap(({ arrow, stroke }) =>
        chips
          .filter((chip) => !arrow.chips.includes(chip) && crosses(stroke, chip))
          .map((chip) => `${arrow.id} runs through ${chip.key}`),
      ),
      ...strokes.flatMap(({ arrow, stroke }) =>
        boxes
          .filter((box) => crosses(stroke, headOf(box)))
          .map((box) => `${arrow.id} runs through the head of ${box.id}`),
      ),
    ],
    /** Arrows that run through a box that neither holds nor ends them. */
    crossedBoxes: strokes.flatMap(({ arrow, stroke }) =>
      boxes
        .filter(({ id }) => !arrow.source.startsWith(id) && !arrow.target.startsWith(id))
        .filter((box) => crosses(stroke, box))
        .map((box) => `${arrow.id} runs through ${box.id}`),
    ),
  };
}

/** The room that a laptop of 1440 by 900 pixels leaves for a chart. */
const sheet = { width: 1392, height: 780 };

/** At which scale the whole chart is on a laptop's screen; 1 at most. */
const scaleOnLaptop = ({ width, height }: Drawing) =>
  Math.min(1, sheet.width / width, sheet.height / height);

/** Below this the text of a chart is too small to read. */
const LEGIBLE = 0.8;

/** Why a chart cannot be read whole on a laptop, and what helps; null if it can. */
export function illegible(drawing: Drawing): string | null {
  const scale = scaleOnLaptop(drawing);
  if (scale >= LEGIBLE) return null;
  const { id, width, height } = drawing;
  const side = sheet.width / width < sheet.height / height ? 'width' : 'height';
  const largest = chipsOf(drawing)
    .toSorted((one, other) => other[side] - one[side])
    .slice(0, 3)
    .map((chip) => chip.lines.map((line) => line.map(({ text }) => text).join(' ')).join(' '));
  const limit = Math.floor(sheet[side] / LEGIBLE);
  return [
    `The chart of ${id} is ${width} by ${height} pixels: whole on a laptop its text is at ${scale.toFixed(2)} of its size, and ${LEGIBLE} is the least.`,
    `Its ${side} would have to be ${limit} at most. The labels that take most of it: ${largest.join('; ')}.`,
    'Shorter names of guards and actions help, or fewer ways between far states (one on the state that holds them all), or a machine of its own for a part.',
  ].join(' ');
}

/** The smaller, the better to read: flaws weigh most, then the scale, then bends and size. */
export const costOf = (drawing: Drawing): number =>
  Object.values(flawsOf(drawing)).flat().length * 10 +
  (1 - scaleOnLaptop(drawing)) * 40 +
  drawing.arrows.flatMap(({ points }) => points).length * 0.05 +
  (drawing.width + drawing.height) / 1000;
