import { useRef, type PointerEvent } from 'react';

interface SwipeHandlers {
  onSwipeLeft: () => void;
  onSwipeRight: () => void;
}

/** A finger that travels less far, in CSS pixels, has tapped. */
const SHORTEST_SWIPE = 40;

/** Swipes by touch and pen; the mouse keeps dragging links and selecting text. Needs `touch-action: pan-y`. */
export function useSwipe({ onSwipeLeft, onSwipeRight }: SwipeHandlers) {
  const start = useRef<{ id: number; x: number; y: number }>(undefined);

  return {
    onPointerDown: ({ isPrimary, pointerType, pointerId, clientX, clientY }: PointerEvent) => {
      if (!isPrimary || pointerType === 'mouse') return;
      start.current = { id: pointerId, x: clientX, y: clientY };
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = undefined;
      if (from?.id !== pointerId) return;
      const across = clientX - from.x;
      if (Math.abs(across) < SHORTEST_SWIPE || Math.abs(across) < Math.abs(clientY - from.y)) {
        return;
      }
      if (across < 0) onSwipeLeft();
      else onSwipeRight();
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
