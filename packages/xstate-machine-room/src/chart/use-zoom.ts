import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent } from 'd3-zoom';
import { useEffect, useRef, type RefObject } from 'react';

import type { Rectangle } from '../layout/layout.ts';

const STEP = 1.2;
const MIN = 0.1;
const MAX = 3;
const MARGIN = 24;
/** The maximum factor of one wheel event. By default, a notch with Ctrl would multiply the scale by four. */
const MAX_WHEEL_STEP = 1.5;

export type Zoom = ReturnType<typeof useZoom>;

/** The wheel scrolls the page, unless the reader has moved the focus to the chart or presses a key for zooming. */
const isZoomWheel = (event: WheelEvent, pane: Element) =>
  event.ctrlKey || event.metaKey || pane.contains(document.activeElement);

/** Returns the zoom of a wheel event as a power of two: the default of d3-zoom, but not more than one step. */
function limitWheel({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const larger = deltaMode === WheelEvent.DOM_DELTA_LINE ? 0.05 : 1;
  const unit = deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 0.002 : larger;
  const delta = -deltaY * unit * (ctrlKey ? 10 : 1);
  const most = Math.log2(MAX_WHEEL_STEP);
  return Math.max(-most, Math.min(most, delta));
}

/** Scales and scrolls a canvas inside its pane, so that the pane still works with the keyboard and without scripts. */
function createZoom(pane: HTMLElement, canvas: HTMLElement, chartWidth: number) {
  /** Reads the position and the scale from the page, because the reader can also scroll the pane. */
  function readTransform() {
    const outer = pane.getBoundingClientRect();
    const inner = canvas.getBoundingClientRect();
    return zoomIdentity
      .translate(inner.left - outer.left, inner.top - outer.top)
      .scale(inner.width / chartWidth);
  }
  const selection = select<HTMLElement, unknown>(pane);
  const behavior = zoom<HTMLElement, unknown>()
    .scaleExtent([MIN, MAX])
    .wheelDelta(limitWheel)
    .filter((event: Event) => {
      selection.property('__zoom', readTransform());
      if (event instanceof WheelEvent) return isZoomWheel(event, pane);
      const isInChart = canvas.contains(event.target as Node);
      return isInChart && (!(event instanceof MouseEvent) || event.button === 0);
    })
    .on('zoom', ({ transform }: D3ZoomEvent<HTMLElement, unknown>) => {
      canvas.style.width = `${transform.k * chartWidth}px`;
      const { x, y } = readTransform();
      pane.scrollBy({ left: x - transform.x, top: y - transform.y, behavior: 'instant' });
    });
  selection
    // One finger scrolls as on the rest of the page.
    .on('touchmove.scroll', (event: TouchEvent) => {
      if (event.touches.length < 2) event.stopImmediatePropagation();
    })
    .call(behavior)
    .on('dblclick.zoom', null);
  const update = (change: () => void) => {
    selection.property('__zoom', readTransform());
    change();
  };
  return {
    zoomBy: (factor: number) => update(() => behavior.scaleBy(selection, factor)),
    /** Scales the chart so that this area fills the pane. */
    show: ({ x, y, width, height }: Rectangle) =>
      update(() => {
        const scale = Math.min(
          (pane.clientWidth - 2 * MARGIN) / width,
          (pane.clientHeight - 2 * MARGIN) / height,
          1.5,
        );
        const left = (pane.clientWidth - width * scale) / 2 - x * scale;
        const top = (pane.clientHeight - height * scale) / 2 - y * scale;
        behavior.transform(selection, zoomIdentity.translate(left, top).scale(scale));
      }),
    stop: () => void selection.on('.zoom', null).on('.scroll', null),
  };
}

/**
 * Zooms a chart with the wheel, by pinching, and with buttons. Dragging with the mouse scrolls it. Before the first
 * zoom, CSS fits the chart to the pane, but not below the minimum scale. A new area is scaled so that it fills the pane.
 */
export function useZoom(
  paneRef: RefObject<HTMLElement | null>,
  canvasRef: RefObject<HTMLElement | null>,
  chartWidth: number,
  area: Rectangle | undefined,
) {
  const zoomRef = useRef<ReturnType<typeof createZoom>>(null);
  useEffect(() => {
    const { current: pane } = paneRef;
    const { current: canvas } = canvasRef;
    if (!pane || !canvas) return;
    const created = createZoom(pane, canvas, chartWidth);
    zoomRef.current = created;
    return () => {
      zoomRef.current = null;
      created.stop();
    };
  }, [paneRef, canvasRef, chartWidth]);
  useEffect(() => {
    if (area) zoomRef.current?.show(area);
  }, [area]);
  return {
    zoomIn: () => zoomRef.current?.zoomBy(STEP),
    zoomOut: () => zoomRef.current?.zoomBy(1 / STEP),
    /** Shows the whole chart. */
    fit: (): void => {
      canvasRef.current?.style.removeProperty('width');
      canvasRef.current?.style.setProperty('--min-scale', '0');
    },
    /** Returns to the scale at which the chart was first shown. */
    reset: (): void => {
      canvasRef.current?.style.removeProperty('width');
      canvasRef.current?.style.removeProperty('--min-scale');
    },
  };
}
