import { useEffect, type RefObject } from 'react';

const MARGIN = 48;

/** Returns the distance to scroll so that the range from `start` to `end` is visible within `size`. */
function distanceTo(start: number, end: number, size: number): number {
  if (start < MARGIN) return start - MARGIN;
  return end > size - MARGIN ? Math.min(end - size + MARGIN, start - MARGIN) : 0;
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
    const leaves = pane.querySelectorAll('.active.leaf');
    const last = taken.length > 0 ? '.chip.last, ' : '';
    const shown = pane.querySelectorAll(active.length === 0 ? '.start' : `${last}.active.leaf`);
    // A machine without states has no start, and the start of the machine itself is the first one.
    const goal = active.length === 0 ? [...shown].slice(0, 1) : shown;
    if (goal.length === 0) return;
    const both = around(goal);
    const doFit =
      both.right - both.left < clientWidth - 2 * MARGIN &&
      both.bottom - both.top < clientHeight - 2 * MARGIN;
    const { left, right, top, bottom } = doFit || leaves.length === 0 ? both : around(leaves);
    pane.scrollBy({
      left: distanceTo(left - x, right - x, clientWidth),
      top: distanceTo(top - y, bottom - y, clientHeight),
    });
  }, [paneRef, active, taken]);
}
