import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

const STEP = 1.2;
const MIN = 0.25;
const MAX = 3;

export type Zoom = ReturnType<typeof useZoom>;

const limited = (scale: number) => Math.min(MAX, Math.max(MIN, scale));

/** Zooms a layout inside its scrolling pane. The middle of the pane stays in place. */
export function useZoom(
  paneRef: RefObject<HTMLElement | null>,
  canvasRef: RefObject<HTMLElement | null>,
  chartWidth: number,
) {
  /** Screen pixels per pixel of the layout. If it is null, CSS fits the chart to the pane. */
  const [scale, setScale] = useState<number | null>(null);

  function zoomBy(factor: number) {
    const pane = paneRef.current;
    const canvas = canvasRef.current;
    if (!pane || !canvas) return;
    const width = canvas.clientWidth;
    const left = pane.scrollLeft + pane.clientWidth / 2;
    const top = pane.scrollTop + pane.clientHeight / 2;
    flushSync(() => setScale(limited((width / chartWidth) * factor)));
    const growth = canvas.clientWidth / width;
    pane.scrollTo({
      left: left * growth - pane.clientWidth / 2,
      top: top * growth - pane.clientHeight / 2,
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
