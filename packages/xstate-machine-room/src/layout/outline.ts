import { isContainer, notesOf, type MachineModel, type StateModel } from '../model/model.ts';

import { chipOf, extent, inRows, stacked } from './chips.ts';
import { startId, type Arrow, type Box, type Chip, type Layout } from './layout.ts';
import { size } from './size.ts';
import { arial, textWidthIn, type TextWidth } from './text-width.ts';

/**
 * A chart with the sizes of all elements, but without their positions. Only the labels in a box are already placed,
 * relative to the corner of the box.
 */
export type Outline = Pick<Layout, 'id' | 'boxes' | 'arrows'>;

/** The maximum number of characters per line, for labels on arrows and for labels in boxes. */
const lineLength = { label: 18, box: 34 } as const;

/** The maximum widths of the lines in the head of a compound state and of the machine itself. */
const headWidth = { box: 420, root: 760 } as const;

const nowhere = { x: 0, y: 0 } as const;

/** Places the lines in a box: stacked in a simple state, or beside the name in a compound state. */
function linesOf(state: StateModel, own: readonly Chip[], nameWidth: number): Chip[] {
  const isPlain = !isContainer(state);
  const width = headWidth[state.parent === null ? 'root' : 'box'];
  const top = isPlain ? size.header : size.gap + 1;
  const rows = isPlain ? inRows(own, 0) : inRows(own, width, nameWidth);
  return rows.map((chip) => ({ ...chip, x: chip.x + 2 * size.gap, y: chip.y + top }));
}

function boxOf(state: StateModel, { transitions }: MachineModel, textWidth: TextWidth): Box {
  const { id, name, type, isDeep, isRegion, depth, parent, initial } = state;
  const own = transitions.filter(({ source, isInward }) => source === id && isInward);
  const nameOnly = textWidth(name, size.name, 'bold');
  const nameWidth = nameOnly + 2 * size.boxPad;
  const all = own.map((transition) => chipOf(transition, lineLength.box, textWidth));
  const tags = state.tags.map((tag) => `#${tag}`).join(' ');
  const tagsX = size.boxPad + Math.ceil(nameOnly) + 2 * size.gap;
  const widthFor = (notes: readonly string[], chips: readonly Chip[]) =>
    Math.max(
      size.minBox,
      nameWidth,
      ...notes.map((note) => textWidth(note, size.text, 'regular') + 2 * size.boxPad),
      extent(chips).width + 2 * size.gap,
    );
  const withTags = tagsX + textWidth(tags, size.text, 'regular') + size.boxPad;
  const isBeside =
    tags !== '' &&
    (isContainer(state)
      ? all.length === 0
      : withTags <= widthFor(notesOf(state), linesOf(state, all, nameWidth)));
  // Tags that would make a simple state wider are below its name. The head of a compound state often has no room for
  // them, so the caption below the chart shows the tags of every state.
  const notes = [
    ...(tags === '' || isBeside || isContainer(state) ? [] : [tags]),
    ...notesOf(state),
  ];
  const chips = linesOf(state, all, isBeside ? withTags : nameWidth);
  const notesY = Math.max(size.header, extent(chips).height + size.gap);
  const height = notesY + (notes.length > 0 ? notes.length * size.note + size.gap : 0);
  const width = Math.max(widthFor(notes, chips), isBeside ? withTags : 0);
  return {
    id,
    parent,
    name: type === 'history' ? (isDeep ? 'H*' : 'H') : name,
    type,
    isRegion,
    depth,
    tags: isBeside ? tags : '',
    tagsX,
    notes,
    notesY,
    start: initial === null ? null : nowhere,
    chips,
    ...nowhere,
    ...(type === 'history'
      ? { width: size.history, height: size.history }
      : { width: Math.ceil(width), height }),
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

/** Creates the arrows without labels: to the initial state of a compound state, and to the default of a history state. */
const startArrows = ({ id, initial, defaults }: StateModel): Arrow[] => [
  ...(initial === null ? [] : [arrowOf(startId(id), initial, [])]),
  ...defaults.map((target) => arrowOf(id, target, [])),
];

/** Creates the arrows that start at a state. Transitions between the same two states share an arrow. */
function arrowsFrom(source: string, { transitions }: MachineModel, textWidth: TextWidth): Arrow[] {
  const own = transitions.filter((way) => way.source === source && !way.isInward);
  const goals = new Set(own.flatMap(({ targets }) => targets));
  return Array.from(goals, (goal) => {
    const shared = own.filter(({ targets }) => targets.includes(goal));
    const chips = shared.map((transition) => chipOf(transition, lineLength.label, textWidth));
    return arrowOf(source, goal, stacked(chips));
  });
}

/** Creates and measures all texts of a machine's chart. */
export function outlineOf(model: MachineModel, metrics = arial): Outline {
  const textWidth = textWidthIn(metrics);
  return {
    id: model.id,
    boxes: model.states.map((state) => boxOf(state, model, textWidth)),
    arrows: [
      ...model.states.flatMap(startArrows),
      ...model.states.flatMap(({ id }) => arrowsFrom(id, model, textWidth)),
    ],
  };
}
