import { isContainer, listNotes, type MachineModel, type StateModel } from '../model/model.ts';

import { createLabel, measureArea, placeInRows, stackLabels } from './transition-labels.ts';
import { getStartId, type Arrow, type Box, type TransitionLabel, type Layout } from './layout.ts';
import { size } from './size.ts';
import { arial, createTextWidth, type TextWidth } from './text-width.ts';

/**
 * A chart with the sizes of all elements, but without their positions. Only the labels in a box are already placed,
 * relative to the corner of the box.
 */
export type Outline = Pick<Layout, 'id' | 'boxes' | 'arrows'>;

/** The maximum number of characters per line, for labels on arrows and for labels in boxes. */
const lineLength = { label: 18, box: 34 } as const;

/** The maximum widths of the lines in the head of a compound state and of the machine itself. */
const headWidth = { box: 420, root: 760 } as const;

const origin = { x: 0, y: 0 } as const;

/** Places the lines in a box: stacked in a simple state, or beside the name in a compound state. */
function placeLines(
  state: StateModel,
  own: readonly TransitionLabel[],
  nameWidth: number,
): TransitionLabel[] {
  const isPlain = !isContainer(state);
  const width = headWidth[state.parent === null ? 'root' : 'box'];
  const top = isPlain ? size.header : size.gap + 1;
  const rows = isPlain ? placeInRows(own, 0) : placeInRows(own, width, nameWidth);
  return rows.map((label) => ({ ...label, x: label.x + 2 * size.gap, y: label.y + top }));
}

function createBox(state: StateModel, { transitions }: MachineModel, textWidth: TextWidth): Box {
  const { id, name, type, isDeep, isRegion, depth, parent, initial } = state;
  const own = transitions.filter(({ source, isInward }) => source === id && isInward);
  const nameOnly = textWidth(name, size.name, 'bold');
  const nameWidth = nameOnly + 2 * size.boxPad;
  const all = own.map((transition) => createLabel(transition, lineLength.box, textWidth));
  const tags = state.tags.length > 0 ? `tags / ${state.tags.join(', ')}` : '';
  const tagsX = size.boxPad + Math.ceil(nameOnly) + 2 * size.gap;
  const widthFor = (notes: readonly string[], labels: readonly TransitionLabel[]) =>
    Math.max(
      size.minBox,
      nameWidth,
      ...notes.map((note) => textWidth(note, size.text, 'regular') + 2 * size.boxPad),
      measureArea(labels).width + 2 * size.gap,
    );
  const withTags = tagsX + textWidth(tags, size.text, 'regular') + size.boxPad;
  const isBeside =
    tags !== '' &&
    (isContainer(state)
      ? all.length === 0
      : withTags <= widthFor(listNotes(state), placeLines(state, all, nameWidth)));
  // Tags that would make a simple state wider are below its name. The head of a compound state often has no room for
  // them, so the caption below the chart shows the tags of every state.
  const tagNotes = tags === '' || isBeside || isContainer(state) ? [] : [tags];
  const notes = [...tagNotes, ...listNotes(state)];
  const labels = placeLines(state, all, isBeside ? withTags : nameWidth);
  const notesY = Math.max(size.header, measureArea(labels).height + size.gap);
  const height = notesY + (notes.length > 0 ? notes.length * size.note + size.gap : 0);
  const width = Math.max(widthFor(notes, labels), isBeside ? withTags : 0);
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
    start: initial === null ? null : origin,
    labels,
    ...origin,
    ...(type === 'history'
      ? { width: size.history, height: size.history }
      : { width: Math.ceil(width), height }),
  };
}

const createArrow = (
  source: string,
  target: string,
  labels: readonly TransitionLabel[],
): Arrow => ({
  id: `${source} > ${target}`,
  source,
  target,
  points: [],
  labels,
  labelArea: { ...origin, ...measureArea(labels) },
});

/** Creates the arrows without labels: to the initial state of a compound state, and to the default of a history state. */
const createStartArrows = ({ id, initial, defaults }: StateModel): Arrow[] => [
  ...(initial === null ? [] : [createArrow(getStartId(id), initial, [])]),
  ...defaults.map((target) => createArrow(id, target, [])),
];

/** Creates the arrows that start at a state. Transitions between the same two states share an arrow. */
function createArrowsFrom(
  source: string,
  { transitions }: MachineModel,
  textWidth: TextWidth,
): Arrow[] {
  const own = transitions.filter((way) => way.source === source && !way.isInward);
  const goals = new Set(own.flatMap(({ targets }) => targets));
  return Array.from(goals, (goal) => {
    const shared = own.filter(({ targets }) => targets.includes(goal));
    const labels = shared.map((transition) => createLabel(transition, lineLength.label, textWidth));
    return createArrow(source, goal, stackLabels(labels));
  });
}

/** Creates and measures all texts of a machine's chart. */
export function createOutline(model: MachineModel, metrics = arial): Outline {
  const textWidth = createTextWidth(metrics);
  return {
    id: model.id,
    boxes: model.states.map((state) => createBox(state, model, textWidth)),
    arrows: [
      ...model.states.flatMap(createStartArrows),
      ...model.states.flatMap(({ id }) => createArrowsFrom(id, model, textWidth)),
    ],
  };
}
