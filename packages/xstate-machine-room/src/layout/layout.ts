import { isContainer, type StateModel } from '../model/model.ts';
import type { TriggerKind } from '../model/labels.ts';

import { size } from './size.ts';

/** A position in pixels from the layout's top left corner. */
export interface Point {
  x: number;
  y: number;
}

export interface Rectangle extends Point {
  width: number;
  height: number;
}

/** A part of a label: the trigger, the guard, the actions or the target. */
export interface Phrase {
  text: string;
  role: 'trigger' | 'guard' | 'effect' | 'goal';
}

/** One transition as a label. The label is on the transition's arrow, or is a line in its state's box. */
export interface TransitionLabel extends Rectangle {
  /** The key of the transition in the model. */
  key: string;
  kind: TriggerKind;
  /** True if the state ignores the event. The label is then struck through. */
  isForbidden: boolean;
  /** The ids of the states to which the transition leads if it has no arrow. */
  targets: readonly string[];
  lines: readonly (readonly Phrase[])[];
}

export interface Box
  extends Rectangle, Pick<StateModel, 'id' | 'parent' | 'name' | 'type' | 'isRegion' | 'depth'> {
  /** The tags of the state, which are beside its name; empty if there are none. */
  tags: string;
  /** The distance of the tags from the left side of the box. */
  tagsX: number;
  /** The invoked actors and the entry and exit actions: `invoke sendBooking`, `entry / clearError`. */
  notes: readonly string[];
  /** The distance of the first note from the top of the box. */
  notesY: number;
  /** The position of the dot that marks the initial state of a compound state. */
  start: Point | null;
  labels: readonly TransitionLabel[];
}

export interface Arrow {
  id: string;
  source: string;
  target: string;
  /** The corners of the line. The last corner is at the tip of the arrow. */
  points: readonly Point[];
  labels: readonly TransitionLabel[];
  /** The area that contains the labels of the arrow. */
  labelArea: Rectangle;
}

/** The layout of a chart, with everything that is needed to render it. */
export interface Layout {
  id: string;
  width: number;
  height: number;
  /** The boxes of the states. Parents come before their children. */
  boxes: readonly Box[];
  arrows: readonly Arrow[];
}

/** Returns the area that contains all of these areas. */
export function getBoundingArea(areas: readonly Rectangle[]): Rectangle {
  const x = Math.min(...areas.map((area) => area.x));
  const y = Math.min(...areas.map((area) => area.y));
  return {
    x,
    y,
    width: Math.max(...areas.map((area) => area.x + area.width)) - x,
    height: Math.max(...areas.map((area) => area.y + area.height)) - y,
  };
}

/** Returns every label of a chart. */
export const listLabels = ({ boxes, arrows }: Layout): TransitionLabel[] =>
  [...boxes, ...arrows].flatMap(({ labels }) => labels);

/** Returns the distance of a state's name from the top of its box. A name without lines or notes is in the middle. */
export const getNameOffset = (box: Box): number =>
  isContainer(box) || box.notes.length > 0 || box.labels.length > 0
    ? 0
    : (box.height - size.header) / 2;

/** Returns the id of the layout node for the dot that marks a compound state's initial state. */
export const getStartId = (parent: string): string => `${parent}::start`;

/** Returns the ids of the innermost states in which a machine starts. */
export function findInitialStates({ boxes, arrows }: Layout): string[] {
  const entered = new Set<string>();
  // Parents come before their children.
  for (const { id, parent, isRegion } of boxes) {
    const isEntered = (inner: string, outer: string) =>
      entered.has(outer) &&
      (isRegion ||
        arrows.some(({ source, target }) => source === getStartId(outer) && target === inner));
    if (parent === null || isEntered(id, parent)) entered.add(id);
  }
  return boxes.filter((box) => entered.has(box.id) && !isContainer(box)).map(({ id }) => id);
}
