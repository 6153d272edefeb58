import { isContainer } from '../model/model.ts';
import { formatInside } from '../model/collapse.ts';
import { listLabels, type Box, type Layout } from '../layout/layout.ts';

/** The description of a closed box that is active. */
export interface ClosedBox {
  /** The names of the active states inside, such as `in review.ready`. */
  readonly text: string;
  /** True if one of the last transitions is hidden in the box. */
  readonly isLast: boolean;
}

interface Situation {
  readonly active: readonly string[];
  readonly taken: readonly string[];
}

/** Describes the closed boxes of a chart that are active, by their ids. The full layout shows all states open. */
export function describeClosedBoxes(
  layout: Layout,
  full: Layout,
  { active, taken }: Situation,
): ReadonlyMap<string, ClosedBox> {
  const parents = new Map(full.boxes.map(({ id, parent }) => [id, parent]));
  const isIn = (outer: string, id: string | null): boolean =>
    id !== null && (id === outer || isIn(outer, parents.get(id) ?? null));
  const shown = new Set(listLabels(layout).map(({ key }) => key));
  const hidden = new Set(taken.filter((key) => !shown.has(key)));
  const sources = [
    ...full.boxes.map(({ id, labels }) => ({ id, labels })),
    ...full.arrows.map(({ source, labels }) => ({ id: source, labels })),
  ].filter(({ labels }) => labels.some(({ key }) => hidden.has(key)));
  const activeBoxes = full.boxes.filter(({ id }) => active.includes(id));
  const describe = (box: Box): [string, ClosedBox] => [
    box.id,
    {
      text: formatInside(box, activeBoxes),
      isLast: sources.some(({ id }) => isIn(box.id, id)),
    },
  ];
  const open = new Set(layout.boxes.filter(isContainer).map(({ id }) => id));
  const visible = new Set(layout.boxes.map(({ id }) => id));
  return new Map(
    activeBoxes
      .filter((box) => isContainer(box) && visible.has(box.id) && !open.has(box.id))
      .map(describe),
  );
}
