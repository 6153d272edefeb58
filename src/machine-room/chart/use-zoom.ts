import { useLayoutEffect, useState, type RefObject } from 'react';

import type { Point } from '#machine-room/drawing/drawing.ts';

const STEP = 1.2;
const MIN = 0.25;
const MAX = 3;

export interface Zoom {
  /** Screen pixels per pixel of the drawing; null lets the style sheet fit the chart to the pane. */
  scale: number | null;
  zoomIn: () => void;
  zoomOut: () => void;
  fit: () => void;
}

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
): Zoom {
  /** `anchor` is what stays in the pane's middle, as a share of the drawing's width and height. */
  const [view, setView] = useState<{ scale: number; anchor: Point } | null>(null);

  function zoomBy(factor: number) {
    const pane = paneRef.current?.getBoundingClientRect();
    const canvas = canvasRef.current?.getBoundingClientRect();
    if (!pane || !canvas) return;
    const { x, y } = middleOf(pane);
    setView({
      scale: limited((canvas.width / drawingWidth) * factor),
      anchor: { x: (x - canvas.left) / canvas.width, y: (y - canvas.top) / canvas.height },
    });
  }

  useLayoutEffect(() => {
    const pane = paneRef.current;
    const canvas = canvasRef.current?.getBoundingClientRect();
    if (!pane || !canvas || !view) return;
    const middle = middleOf(pane.getBoundingClientRect());
    pane.scrollBy({
      left: canvas.left + view.anchor.x * canvas.width - middle.x,
      top: canvas.top + view.anchor.y * canvas.height - middle.y,
      behavior: 'instant',
    });
  }, [paneRef, canvasRef, view]);

  return {
    scale: view?.scale ?? null,
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    fit: () => setView(null),
  };
}
