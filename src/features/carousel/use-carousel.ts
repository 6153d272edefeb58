import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, type FocusEvent, type PointerEvent } from 'react';

import {
  selectIndex,
  selectIsRotating,
  selectIsStopped,
  carouselMachine,
  type CarouselInput,
} from '#machines/carousel.machine.ts';
import { observeCarouselEnvironment } from '#services/carousel-environment.ts';
import { inspect } from '#services/inspector.ts';

import { isPauseAreaHovered, reportPauseHover } from './pause-on-hover.ts';

export interface CarouselOptions extends CarouselInput {
  /** The name of the carousel for screen readers, without the word carousel, which they add themselves. */
  label: string;
  onSlideChange?: ((index: number) => void) | undefined;
}

/** Runs a carousel and returns the props of its outermost element. */
export function useCarousel({ label, onSlideChange, ...input }: CarouselOptions) {
  const element = useRef<HTMLElement>(null);
  const actor = useActorRef(carouselMachine, { inspect, input });
  const index = useSelector(actor, selectIndex);
  const isStopped = useSelector(actor, selectIsStopped);
  const isRotating = useSelector(actor, selectIsRotating);

  useEffect(() => {
    if (!element.current) return;
    if (isPauseAreaHovered(element.current)) {
      actor.send({ type: 'pause.start', reason: 'pointer' });
    }
    return observeCarouselEnvironment((event) => actor.send(event));
  }, [actor]);

  const reportChange = useEffectEvent((shown: number) => onSlideChange?.(shown));
  useEffect(() => {
    const subscription = actor.on('slide.changed', (change) => reportChange(change.index));
    return () => subscription.unsubscribe();
  }, [actor]);

  const swipe = useSwipe({
    onSwipeLeft: () => actor.send({ type: 'slide.next' }),
    onSwipeRight: () => actor.send({ type: 'slide.previous' }),
  });

  const holdForPointer = (isPaused: boolean) =>
    actor.send({ type: isPaused ? 'pause.start' : 'pause.end', reason: 'pointer' });

  return {
    actor,
    index,
    isStopped,
    isRotating,
    rootProps: {
      ref: element,
      component: 'section',
      'aria-roledescription': 'carousel',
      'aria-label': label,
      onPointerOver: (event: PointerEvent) => reportPauseHover(event, holdForPointer),
      onPointerLeave: () => holdForPointer(false),
      onFocus: (event: FocusEvent<HTMLElement>) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        // Only keyboard focus stops the rotation. A click focuses the control too, but must not stop it.
        if (event.target.matches(':focus-visible')) actor.send({ type: 'focus.enter' });
      },
      ...swipe,
    },
  } as const;
}

export type Carousel = ReturnType<typeof useCarousel>;

interface SwipeHandlers {
  onSwipeLeft: () => void;
  onSwipeRight: () => void;
}

/** The minimum length of a swipe in CSS pixels. A shorter movement is a tap. */
const SHORTEST_SWIPE = 40;

/**
 * Handles swipes by touch and pen. With the mouse, visitors can still drag links and select text. The element needs
 * `touch-action: pan-y`.
 */
function useSwipe({ onSwipeLeft, onSwipeRight }: SwipeHandlers) {
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
