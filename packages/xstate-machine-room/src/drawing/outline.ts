import {
  isContainer,
  notesOf,
  type Anatomy,
  type StateAnatomy,
  type TransitionAnatomy,
} from '../anatomy/anatomy.ts';

import { chipOf, extent, inRows, leadsInward, stacked } from './chips.ts';
import type { Arrow, Box, Chip } from './drawing.ts';
import { size, type Shape } from './shape.ts';
import { textWidthIn, type Metrics, type TextWidth } from './text-width.ts';

/** A box with its own lines and nothing in it yet: its height is that of its head. */
export interface BoxOutline {
  box: Box;
  parent: string | null;
  /** Relative to the box. */
  chips: readonly Chip[];
}

export interface ArrowOutline {
  arrow: Arrow;
  /** Relative to the label's corner. */
  chips: readonly Chip[];
  width: number;
  height: number;
}

/** A chart with all sizes but no positions. */
export interface Outline {
  id: string;
  shape: Shape;
  boxes: readonly BoxOutline[];
  arrows: readonly ArrowOutline[];
}

/** Characters in a line of a box, which is wide anyway. */
const BOX_LINE = 34;

/** How wide the lines in the head of a box with contents may run, and those of the whole machine. */
const headWidth = { box: 420, root: 760 } as const;

/** The dot where a compound state begins, as a node of the layout. */
export const startId = (parent: string): string => `${parent}::start`;

/** A plain box has its lines below each other; in a box with contents they begin beside its name. */
function linesOf(state: StateAnatomy, own: readonly Chip[], nameWidth: number): Chip[] {
  const isPlain = !isContainer(state);
  const width = headWidth[state.parent === null ? 'root' : 'box'];
  const top = isPlain ? size.header : size.gap + 1;
  const rows = isPlain ? inRows(own, 0) : inRows(own, width, nameWidth);
  return rows.map((chip) => ({ ...chip, x: chip.x + 2 * size.gap, y: chip.y + top }));
}

function boxOf(state: StateAnatomy, { transitions }: Anatomy, textWidth: TextWidth): BoxOutline {
  const { id, name, type, isRegion, depth, parent } = state;
  const notes = notesOf(state);
  const own = transitions.filter(({ source }) => source === id).filter(leadsInward);
  const nameWidth = textWidth(name, size.name, 'bold') + 2 * size.boxPad;
  const all = own.map((transition) => chipOf(transition, BOX_LINE, textWidth));
  const chips = linesOf(state, all, nameWidth);
  const notesY = Math.max(size.header, extent(chips).height + size.gap);
  const height = notesY + (notes.length > 0 ? notes.length * size.note + size.gap : 0);
  const width = Math.max(
    size.minBox,
    nameWidth,
    ...notes.map((note) => textWidth(note, size.text, 'regular') + 2 * size.boxPad),
    extent(chips).width + 2 * size.gap,
  );
  const area =
    type === 'history'
      ? { width: size.history, height: size.history }
      : { width: Math.ceil(width), height };
  const box = { id, name, type, isRegion, depth, notes, notesY, x: 0, y: 0, ...area };
  return { box, parent, chips };
}

function startArrow({ id, initial }: StateAnatomy): ArrowOutline[] {
  if (initial === null) return [];
  const source = startId(id);
  const arrow = { id: `${source} > ${initial}`, source, target: initial, points: [] };
  return [{ arrow, chips: [], width: 0, height: 0 }];
}

/** Transitions between the same two states share an arrow. */
function bundlesOf({ transitions }: Anatomy, shape: Shape, textWidth: TextWidth): ArrowOutline[] {
  const bundles = new Map<string, { source: string; target: string; own: TransitionAnatomy[] }>();
  for (const transition of transitions.filter((candidate) => !leadsInward(candidate))) {
    const { source } = transition;
    for (const target of transition.targets) {
      const id = `${source} > ${target}`;
      const bundle = bundles.get(id) ?? { source, target, own: [] };
      bundle.own.push(transition);
      bundles.set(id, bundle);
    }
  }
  return [...bundles].map(([id, { source, target, own }]) => {
    const all = own.map((transition) => chipOf(transition, shape.labelLine, textWidth));
    const chips = stacked(all);
    const arrow = { id, source, target, points: [] };
    return { arrow, chips, ...extent(chips) };
  });
}

/** Words and measures everything that a machine's chart shows. */
export function outlineOf(anatomy: Anatomy, shape: Shape, metrics: Metrics): Outline {
  const textWidth = textWidthIn(metrics);
  return {
    id: anatomy.id,
    shape,
    boxes: anatomy.states.map((state) => boxOf(state, anatomy, textWidth)),
    arrows: [...anatomy.states.flatMap(startArrow), ...bundlesOf(anatomy, shape, textWidth)],
  };
}
