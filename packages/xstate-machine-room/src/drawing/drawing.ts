import type { StateAnatomy } from '../anatomy/anatomy.ts';
import type { TriggerKind } from '../anatomy/labels.ts';

/** Pixels from the drawing's top left corner. */
export interface Point {
  x: number;
  y: number;
}

export interface Rectangle extends Point {
  width: number;
  height: number;
}

/** A word or phrase of a chip's line: what triggers, under which condition, what happens, where it leads. */
export interface Phrase {
  text: string;
  role: 'trigger' | 'guard' | 'effect' | 'goal';
}

/** One transition as a label on its arrow, or as a line in its state's box. */
export interface Chip extends Rectangle {
  /** The transition's key in the anatomy. */
  key: string;
  kind: TriggerKind;
  lines: readonly (readonly Phrase[])[];
}

export interface Box
  extends Rectangle, Pick<StateAnatomy, 'id' | 'parent' | 'name' | 'type' | 'isRegion' | 'depth'> {
  /** What runs by itself: `invoke sendBooking`, `entry clearError`. */
  notes: readonly string[];
  /** Where the first of the notes stands, from the box's top. */
  notesY: number;
  /** The dot where a compound state begins. */
  start: Point | null;
  chips: readonly Chip[];
}

export interface Arrow {
  id: string;
  source: string;
  target: string;
  /** Corners of the line, the last one at the arrow's point. */
  points: readonly Point[];
  chips: readonly Chip[];
  /** Around its chips. */
  label: Rectangle;
}

/** A chart as it is laid out: everything a view needs to draw it. */
export interface Drawing {
  id: string;
  width: number;
  height: number;
  /** Parents before their children. */
  boxes: readonly Box[];
  arrows: readonly Arrow[];
}

/** Every label of a chart. */
export const chipsOf = ({ boxes, arrows }: Drawing): Chip[] =>
  [...boxes, ...arrows].flatMap(({ chips }) => chips);
