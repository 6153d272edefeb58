import { useEffect, type RefObject } from 'react';

import type { Layout } from '../layout/layout.ts';

const MARGIN = 48;

/**
 * Returns the distance to scroll so that the range from `start` to `end` is visible within `size`. A range that is not
 * visible is centered; if it is too large, its start is shown.
 */
function distanceTo(start: number, end: number, size: number): number {
  if (start >= MARGIN && end <= size - MARGIN) return 0;
  return Math.min(start - MARGIN, (start + end - size) / 2);
}

function around(elements: Iterable<Element>) {
  const areas = Array.from(elements, (element) => element.getBoundingClientRect());
  return {
    left: Math.min(...areas.map(({ left }) => left)),
    right: Math.max(...areas.map(({ right }) => right)),
    top: Math.min(...areas.map(({ top }) => top)),
    bottom: Math.max(...areas.map(({ bottom }) => bottom)),
  };
}

function scrollTo(pane: HTMLElement, { left, right, top, bottom }: ReturnType<typeof around>) {
  const { x, y } = pane.getBoundingClientRect();
  pane.scrollBy({
    left: distanceTo(left - x, right - x, pane.clientWidth),
    top: distanceTo(top - y, bottom - y, pane.clientHeight),
  });
}

/**
 * Scrolls the pane to the active states, and also to the last transition if both fit. Without an active state, it scrolls
 * to the initial state. After a press on the button that closes or opens a state, it scrolls to this button. The page itself
 * does not scroll.
 */
export function useFollow(
  paneRef: RefObject<HTMLElement | null>,
  active: readonly string[],
  taken: readonly string[],
  layout: Layout,
) {
  useEffect(() => {
    const pane = paneRef.current;
    if (!pane) return;
    const { clientWidth, clientHeight } = pane;
    const leaf = active.length === 0 ? '.initial' : '.active.leaf';
    const leaves = pane.querySelectorAll(leaf);
    if (leaves.length === 0) return;
    const both = around(pane.querySelectorAll(taken.length > 0 ? `.label.last, ${leaf}` : leaf));
    const doFit =
      both.right - both.left < clientWidth - 2 * MARGIN &&
      both.bottom - both.top < clientHeight - 2 * MARGIN;
    scrollTo(pane, doFit ? both : around(leaves));
  }, [paneRef, active, taken]);
  useEffect(() => {
    const pressed = paneRef.current?.querySelector('.toggle:focus');
    if (paneRef.current && pressed) scrollTo(paneRef.current, around([pressed]));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the button moves when the layout changes
  }, [paneRef, layout]);
}
