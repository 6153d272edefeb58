import type { PointerEvent } from 'react';

/**
 * Marks text and controls. The rotation pauses while the pointer is on a marked element, but not while it is elsewhere
 * on the picture.
 */
export const pauseOnHover = { 'data-pause-on-hover': '' } as const;

const PAUSE_AREA = '[data-pause-on-hover]';

const findPauseArea = (target: EventTarget | null) =>
  target instanceof Element ? target.closest(PAUSE_AREA) : null;

/** Reports that the pointer has entered or left a marked element. Moves within the element are not reported. */
export function reportPauseHover(event: PointerEvent, report: (isPaused: boolean) => void) {
  const area = findPauseArea(event.target);
  if (area !== findPauseArea(event.relatedTarget)) report(area !== null);
}

/** True if the pointer is on a marked element. No event reports a pointer that was there before the app started. */
export const isPauseAreaHovered = (carousel: Element): boolean =>
  carousel.querySelector(`${PAUSE_AREA}:hover`) !== null;
