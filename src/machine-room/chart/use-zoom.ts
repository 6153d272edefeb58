import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';

const STEP = 1.2;
const MIN = 0.25;
const MAX = 3;

interface Anchor {
  /** Of the drawing that stays where it is, as a share of its width and height. */
  x: number;
  y: number;
  /** Where that is in the pane, in pixels. */
  left: number;
  top: number;
}

export interface Zoom {
  /** Screen pixels per pixel of the drawing; null lets the style sheet fit the chart to the pane. */
  scale: number | null;
  zoomIn: () => void;
  zoomOut: () => void;
  fit: () => void;
}

const limited = (scale: number) => Math.min(MAX, Math.max(MIN, scale));

/** Zooms a drawing inside its scrolling pane: around the pointer, or else around the pane's middle. */
export function useZoom(
  paneRef: RefObject<HTMLElement | null>,
  canvasRef: RefObject<HTMLElement | null>,
  drawingWidth: number,
): Zoom {
  const [view, setView] = useState<{ scale: number; anchor: Anchor } | null>(null);

  const zoomBy = useCallback(
    (factor: number, pointer?: { clientX: number; clientY: number }) => {
      const pane = paneRef.current?.getBoundingClientRect();
      const canvas = canvasRef.current?.getBoundingClientRect();
      if (!pane || !canvas) return;
      const left = pointer ? pointer.clientX - pane.left : pane.width / 2;
      const top = pointer ? pointer.clientY - pane.top : pane.height / 2;
      setView({
        scale: limited((canvas.width / drawingWidth) * factor),
        anchor: {
          x: (pane.left + left - canvas.left) / canvas.width,
          y: (pane.top + top - canvas.top) / canvas.height,
          left,
          top,
        },
      });
    },
    [paneRef, canvasRef, drawingWidth],
  );

  useLayoutEffect(() => {
    const pane = paneRef.current;
    const canvas = canvasRef.current;
    if (!pane || !canvas || !view) return;
    const { anchor } = view;
    const { left, top } = pane.getBoundingClientRect();
    const { left: x, top: y, width, height } = canvas.getBoundingClientRect();
    pane.scrollBy({
      left: x + anchor.x * width - left - anchor.left,
      top: y + anchor.y * height - top - anchor.top,
      behavior: 'instant',
    });
  }, [paneRef, canvasRef, view]);

  useLayoutEffect(() => {
    const pane = paneRef.current;
    if (!pane) return;
    // The wheel alone scrolls, as everywhere; with Ctrl, which a trackpad's pinch sends too, it zooms.
    const zoomWithWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY / 300), event);
    };
    pane.addEventListener('wheel', zoomWithWheel, { passive: false });
    return () => pane.removeEventListener('wheel', zoomWithWheel);
  }, [paneRef, zoomBy]);

  return {
    scale: view?.scale ?? null,
    zoomIn: useCallback(() => zoomBy(STEP), [zoomBy]),
    zoomOut: useCallback(() => zoomBy(1 / STEP), [zoomBy]),
    fit: useCallback(() => setView(null), []),
  };
}
