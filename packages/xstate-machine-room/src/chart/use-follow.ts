import { useEffect, type RefObject } from 'react';

import { isContainer } from '../model/model.ts';
import { getBoundingArea, findInitialStates, listLabels, type Layout } from '../layout/layout.ts';

import { toWindowArea, scrollToArea } from './scroll-pane.ts';

interface Followed {
  paneRef: RefObject<HTMLElement | null>;
  canvasRef: RefObject<HTMLElement | null>;
  layout: Layout;
  active: readonly string[];
  taken: readonly string[];
}

/** Returns the boxes of the innermost active states, or of the initial states if no state is active. */
function findInnermostBoxes(layout: Layout, active: readonly string[]) {
  const ids = active.length === 0 ? findInitialStates(layout) : active;
  return layout.boxes.filter((box) => ids.includes(box.id) && !isContainer(box));
}

/** Returns the areas to show after a step, the best one first. */
function listAreas(layout: Layout, { active, taken }: Pick<Followed, 'active' | 'taken'>) {
  const leaves = findInnermostBoxes(layout, active);
  if (leaves.length === 0) return [];
  const labels = listLabels(layout).filter(({ key }) => taken.includes(key));
  return [getBoundingArea([...leaves, ...labels]), getBoundingArea(leaves)];
}

/**
 * Scrolls the pane to the active states, and also to the last transition if both fit. Without an active state, it scrolls
 * to the initial state. The page does not scroll.
 */
export function useFollow({ paneRef, canvasRef, layout, active, taken }: Followed) {
  useEffect(() => {
    const { current: pane } = paneRef;
    const { current: canvas } = canvasRef;
    if (!pane || !canvas) return;
    const areas = listAreas(layout, { active, taken });
    scrollToArea(
      pane,
      areas.map((area) => toWindowArea(area, layout, canvas)),
    );
  }, [paneRef, canvasRef, layout, active, taken]);
}
