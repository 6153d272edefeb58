import { useEffect, type RefObject } from 'react';

import { isContainer } from '#machine-room/anatomy/anatomy.ts';
import type { Drawing } from '#machine-room/drawing/drawing.ts';

const MARGIN = 48;

/** How far to scroll so that the stretch from `start` to `end` is within `0` and `size`. */
function distanceTo(start: number, end: number, size: number): number {
  if (start < MARGIN) return start - MARGIN;
  return end > size - MARGIN ? Math.min(end - size + MARGIN, start - MARGIN) : 0;
}

/** Keeps what is active in view inside the pane. The page itself does not move. */
export function useFollow(
  paneRef: RefObject<HTMLElement | null>,
  canvasRef: RefObject<HTMLElement | null>,
  drawing: Drawing,
  active: readonly string[],
) {
  useEffect(() => {
    const pane = paneRef.current;
    const canvas = canvasRef.current;
    const leaves = drawing.boxes.filter((box) => active.includes(box.id) && !isContainer(box));
    if (!pane || !canvas || leaves.length === 0) return;
    const scale = canvas.clientWidth / drawing.width;
    const left = Math.min(...leaves.map(({ x }) => x)) * scale;
    const right = Math.max(...leaves.map(({ x, width }) => x + width)) * scale;
    const top = Math.min(...leaves.map(({ y }) => y)) * scale;
    const bottom = Math.max(...leaves.map(({ y, height }) => y + height)) * scale;
    const x = canvas.offsetLeft - pane.scrollLeft;
    const y = canvas.offsetTop - pane.scrollTop;
    pane.scrollBy({
      left: distanceTo(x + left, x + right, pane.clientWidth),
      top: distanceTo(y + top, y + bottom, pane.clientHeight),
    });
  }, [paneRef, canvasRef, drawing, active]);
}
