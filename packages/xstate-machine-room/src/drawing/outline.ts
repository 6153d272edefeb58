import {
  isContainer,
  notesOf,
  type Anatomy,
  type StateAnatomy,
  type TransitionAnatomy,
} from '../anatomy/anatomy.ts';

import { chipOf, extent, inRows, leadsInward, stacked } from './chips.ts';
import type { Arrow, Box, Chip, Drawing } from './drawing.ts';
import { size, type Shape } from './shape.ts';
import { textWidthIn, type Metrics, type TextWidth } from './text-width.ts';

/** A chart with all sizes but no positions: chips are placed from the corner of their box or label. */
export type Outline = Pick<Drawing, 'id' | 'boxes' | 'arrows'>;

/** Characters in a line of a box, which is wide anyway. */
const BOX_LINE = 34;

/** How wide the lines in the head of a box with contents may run, and those of the whole machine. */
const headWidth = { box: 420, root: 760 } as const;

const nowhere = { x: 0, y: 0 } as const;

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

function boxOf(state: StateAnatomy, { transitions }: Anatomy, textWidth: TextWidth): Box {
  const { id, name, type, isRegion, depth, parent, initial } = state;
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
  const start = initial === null ? null : nowhere;
  return {
    id,
    parent,
    name,
    type,
    isRegion,
    depth,
    notes,
    notesY,
    start,
    chips,
    ...nowhere,
    ...area,
  };
}

const arrowOf = (source: string, target: string, chips: readonly Chip[]): Arrow => ({
  id: `${source} > ${target}`,
  source,
  target,
  points: [],
  chips,
  label: { ...nowhere, ...extent(chips) },
});

const startArrow = ({ id, initial }: StateAnatomy): Arrow[] =>
  initial === null ? [] : [arrowOf(startId(id), initial, [])];

/** Transitions between the same two states share an arrow. */
function arrowsOf({ transitions }: Anatomy, shape: Shape, textWidth: TextWidth): Arrow[] {
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
  return [...bundles.values()].map(({ source, target, own }) => {
    const chips = own.map((transition) => chipOf(transition, shape.labelLine, textWidth));
    return arrowOf(source, target, stacked(chips));
  });
}

/** Words and measures everything that a machine's chart shows. */
export function outlineOf(anatomy: Anatomy, shape: Shape, metrics: Metrics): Outline {
  const textWidth = textWidthIn(metrics);
  return {
    id: anatomy.id,
    boxes: anatomy.states.map((state) => boxOf(state, anatomy, textWidth)),
    arrows: [...anatomy.states.flatMap(startArrow), ...arrowsOf(anatomy, shape, textWidth)],
  };
}
