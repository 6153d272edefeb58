import { useEffect, type RefObject } from 'react';

const MARGIN = 48;

/** How far to scroll so that the stretch from `start` to `end` is within `0` and `size`. */
function distanceTo(start: number, end: number, size: number): number {
  if (start < MARGIN) return start - MARGIN;
  return end > size - MARGIN ? Math.min(end - size + MARGIN, start - MARGIN) : 0;
}

/** Keeps what is active in view inside the pane. The page itself does not move. */
export function useFollow(paneRef: RefObject<HTMLElement | null>, active: readonly string[]) {
  useEffect(() => {
    const pane = paneRef.current;
    if (!pane || active.length === 0) return;
    const { x, y } = pane.getBoundingClientRect();
    const leaves = pane.querySelectorAll('.active.leaf');
    const areas = Array.from(leaves, (leaf) => leaf.getBoundingClientRect());
    const left = Math.min(...areas.map((area) => area.left)) - x;
    const right = Math.max(...areas.map((area) => area.right)) - x;
    const top = Math.min(...areas.map((area) => area.top)) - y;
    const bottom = Math.max(...areas.map((area) => area.bottom)) - y;
    pane.scrollBy({
      left: distanceTo(left, right, pane.clientWidth),
      top: distanceTo(top, bottom, pane.clientHeight),
    });
  }, [paneRef, active]);
}
