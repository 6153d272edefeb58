import {
  isContainer,
  notesOf,
  type Anatomy,
  type StateAnatomy,
  type TransitionAnatomy,
} from '#machine-room/anatomy/anatomy.ts';

import { centred, chipOf, extent, inRows, leadsInward } from './chips.ts';
import type { Arrow, Box, Chip } from './drawing.ts';
import { size, type Shape } from './shape.ts';
import { textWidth } from './text-width.ts';

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

function depthOf(state: StateAnatomy, states: readonly StateAnatomy[]): number {
  const parent = states.find(({ id }) => id === state.parent);
  return parent ? depthOf(parent, states) + 1 : 0;
}

interface Lines {
  chips: Chip[];
  notesY: number;
  height: number;
}

/** A plain box has its lines below each other; in a box with contents they begin beside its name. */
function linesOf(state: StateAnatomy, own: readonly Chip[], notes: number): Lines {
  const notesHeight = notes === 0 ? 0 : notes * size.note + size.gap;
  const at = (y: number) => (chip: Chip) => ({ ...chip, x: chip.x + 2 * size.gap, y: chip.y + y });
  if (!isContainer(state)) {
    const chips = inRows(own, 0).map(at(size.header + notesHeight));
    const height = chips.length > 0 ? extent(chips).height : size.header + notesHeight;
    return { chips, notesY: size.header, height: height + (own.length + notes > 0 ? size.gap : 0) };
  }
  const width = headWidth[state.parent === null ? 'root' : 'box'];
  const besideName = textWidth(state.name, size.name, 'bold') + 2 * size.boxPad;
  const chips = inRows(own, width, besideName).map(at(size.gap + 1));
  const notesY = Math.max(size.header, chips.length > 0 ? extent(chips).height + size.gap : 0);
  return { chips, notesY, height: notesY + notesHeight };
}

function boxOf(state: StateAnatomy, { states, transitions }: Anatomy): BoxOutline {
  const { id, name, type, isRegion, parent } = state;
  const own = transitions.filter(
    (transition) => transition.source === id && leadsInward(transition),
  );
  const notes = notesOf(state);
  const { chips, notesY, height } = linesOf(
    state,
    own.map((transition) => chipOf(transition, BOX_LINE)),
    notes.length,
  );
  const width = Math.max(
    size.minBox,
    textWidth(name, size.name, 'bold') + 2 * size.boxPad,
    ...notes.map((note) => textWidth(note, size.text, 'regular') + 2 * size.boxPad),
    extent(chips).width + 2 * size.gap,
  );
  const isHistory = type === 'history';
  const box: Box = {
    id,
    name,
    type,
    isRegion,
    depth: depthOf(state, states),
    notes,
    notesY,
    x: 0,
    y: 0,
    width: isHistory ? size.history : Math.ceil(width),
    height: isHistory ? size.history : height,
  };
  return { box, parent, chips };
}

function startArrow({ id, initial }: StateAnatomy): ArrowOutline[] {
  if (initial === null) return [];
  const source = startId(id);
  const arrow = { id: `${source} > ${initial}`, source, target: initial, points: [] };
  return [{ arrow, chips: [], width: 0, height: 0 }];
}

/** Transitions between the same two states share an arrow. */
function bundlesOf({ transitions }: Anatomy, shape: Shape): ArrowOutline[] {
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
    const all = own.map((transition) => chipOf(transition, shape.labelLine));
    const chips = centred(inRows(all, shape.direction === 'DOWN' ? shape.bundleWidth : 0));
    const arrow = { id, source, target, points: [] };
    return { arrow, chips, ...extent(chips) };
  });
}

/** Words and measures everything that a machine's chart shows. */
export function outlineOf(anatomy: Anatomy, shape: Shape): Outline {
  return {
    id: anatomy.id,
    shape,
    boxes: anatomy.states.map((state) => boxOf(state, anatomy)),
    arrows: [...anatomy.states.flatMap(startArrow), ...bundlesOf(anatomy, shape)],
  };
}
