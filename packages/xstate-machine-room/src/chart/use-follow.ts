import { useEffect, type RefObject } from 'react';

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

/**
 * Scrolls the pane to the active states, and also to the last transition if both fit. Without an active state, it scrolls
 * to the initial state. The page itself does not scroll.
 */
export function useFollow(
  paneRef: RefObject<HTMLElement | null>,
  active: readonly string[],
  taken: readonly string[],
) {
  useEffect(() => {
    const pane = paneRef.current;
    if (!pane) return;
    const { x, y } = pane.getBoundingClientRect();
    const { clientWidth, clientHeight } = pane;
    const leaf = active.length === 0 ? '.initial' : '.active.leaf';
    const leaves = pane.querySelectorAll(leaf);
    if (leaves.length === 0) return;
    const both = around(pane.querySelectorAll(taken.length > 0 ? `.label.last, ${leaf}` : leaf));
    const doFit =
      both.right - both.left < clientWidth - 2 * MARGIN &&
      both.bottom - both.top < clientHeight - 2 * MARGIN;
    const { left, right, top, bottom } = doFit ? both : around(leaves);
    pane.scrollBy({
      left: distanceTo(left - x, right - x, clientWidth),
      top: distanceTo(top - y, bottom - y, clientHeight),
    });
  }, [paneRef, active, taken]);
}
