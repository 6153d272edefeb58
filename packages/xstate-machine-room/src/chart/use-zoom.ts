import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import type { Point } from '../drawing/drawing.ts';

const STEP = 1.2;
const MIN = 0.25;
const MAX = 3;

export type Zoom = ReturnType<typeof useZoom>;

const limited = (scale: number) => Math.min(MAX, Math.max(MIN, scale));

const middleOf = ({ left, top, width, height }: DOMRect): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** Zooms a drawing inside its scrolling pane, around the pane's middle. */
export function useZoom(
  paneRef: RefObject<HTMLElement | null>,
  canvasRef: RefObject<HTMLElement | null>,
  drawingWidth: number,
) {
  /** Screen pixels per pixel of the drawing; null lets the style sheet fit the chart to the pane. */
  const [scale, setScale] = useState<number | null>(null);

  function zoomBy(factor: number) {
    const pane = paneRef.current;
    const canvas = canvasRef.current;
    if (!pane || !canvas) return;
    const middle = middleOf(pane.getBoundingClientRect());
    const before = canvas.getBoundingClientRect();
    flushSync(() => setScale(limited((before.width / drawingWidth) * factor)));
    const after = canvas.getBoundingClientRect();
    const growth = after.width / before.width;
    pane.scrollBy({
      left: after.left + (middle.x - before.left) * growth - middle.x,
      top: after.top + (middle.y - before.top) * growth - middle.y,
      behavior: 'instant',
    });
  }

  return {
    scale,
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    fit: () => setScale(null),
  };
}
