import { useRef, type PointerEvent, type RefObject } from 'react';

interface Grip {
  pointerId: number;
  x: number;
  y: number;
}

/** Pans a scrolling pane by dragging it with the mouse; fingers scroll it without our help. */
export function useDrag(paneRef: RefObject<HTMLElement | null>) {
  const gripRef = useRef<Grip | null>(null);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const isOnButton = event.target instanceof Element && event.target.closest('button');
    if (event.pointerType !== 'mouse' || event.button !== 0 || isOnButton) return;
    gripRef.current = { pointerId: event.pointerId, x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const grip = gripRef.current;
    if (grip?.pointerId !== event.pointerId) return;
    paneRef.current?.scrollBy({
      left: grip.x - event.clientX,
      top: grip.y - event.clientY,
      behavior: 'instant',
    });
    gripRef.current = { ...grip, x: event.clientX, y: event.clientY };
  }

  function onPointerUp() {
    gripRef.current = null;
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}
