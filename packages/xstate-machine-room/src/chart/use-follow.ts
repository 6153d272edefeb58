import { useEffect, useRef, type RefObject } from 'react';

import { isContainer } from '../model/model.ts';
import {
  getBoundingArea,
  findInitialStates,
  listLabels,
  getToggleArea,
  type Layout,
  type Rectangle,
} from '../layout/layout.ts';

import { toWindowArea, scrollToArea } from './scroll-pane.ts';

interface Followed {
  paneRef: RefObject<HTMLElement | null>;
  canvasRef: RefObject<HTMLElement | null>;
  layout: Layout;
  active: readonly string[];
  taken: readonly string[];
  /** The id of the state that was closed or opened last; null if none was. */
  toggledId: string | null;
}

/** Returns the boxes of the innermost active states, or of the initial states if no state is active. */
function findInnermostBoxes(layout: Layout, active: readonly string[]) {
  const ids = active.length === 0 ? findInitialStates(layout) : active;
  return layout.boxes.filter((box) => ids.includes(box.id) && !isContainer(box));
}

/** Returns the areas to show after a state was closed or opened, the best one first. */
function listAreasAfterToggle(layout: Layout, id: string, active: readonly string[]): Rectangle[] {
  const parents = new Map(layout.boxes.map((box) => [box.id, box.parent]));
  const isInside = (inner: string | null): boolean =>
    inner === id || (inner !== null && isInside(parents.get(inner) ?? null));
  const box = layout.boxes.find((one) => one.id === id);
  if (!box) return [];
  const leaves = findInnermostBoxes(layout, active).filter((leaf) => isInside(leaf.id));
  const shown = leaves.length === 0 ? box : getBoundingArea(leaves);
  return [getBoundingArea([getToggleArea(box), shown]), shown];
}

/** Returns the areas to show after a step, the best one first. */
function listAreasAfterStep(layout: Layout, { active, taken }: Pick<Followed, 'active' | 'taken'>) {
  const leaves = findInnermostBoxes(layout, active);
  if (leaves.length === 0) return [];
  const labels = listLabels(layout).filter(({ key }) => taken.includes(key));
  return [getBoundingArea([...leaves, ...labels]), getBoundingArea(leaves)];
}

/**
 * Scrolls the pane to the active states, and also to the last transition if both fit. Without an active state, it scrolls
 * to the initial state. After a state was closed or opened, it scrolls to the active or initial state inside it, or to the
 * state itself. The page does not scroll.
 */
export function useFollow({ paneRef, canvasRef, layout, active, taken, toggledId }: Followed) {
  const layoutRef = useRef(layout);
  useEffect(() => {
    const { current: pane } = paneRef;
    const { current: canvas } = canvasRef;
    if (!pane || !canvas) return;
    const isStep = layoutRef.current === layout;
    layoutRef.current = layout;
    const afterToggle = toggledId === null ? [] : listAreasAfterToggle(layout, toggledId, active);
    const areas = isStep ? listAreasAfterStep(layout, { active, taken }) : afterToggle;
    scrollToArea(
      pane,
      areas.map((area) => toWindowArea(area, layout, canvas)),
    );
  }, [paneRef, canvasRef, layout, active, taken, toggledId]);
}
