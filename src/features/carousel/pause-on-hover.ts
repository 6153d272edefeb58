import type { PointerEvent } from 'react';

/** Marks words and controls: a pointer that rests on them pauses the rotation, one on the picture does not. */
export const pauseOnHover = { 'data-pause-on-hover': '' } as const;

const PAUSE_AREA = '[data-pause-on-hover]';

const findPauseArea = (target: EventTarget | null) =>
  target instanceof Element ? target.closest(PAUSE_AREA) : null;

/** Reports when the pointer enters or leaves a marked area, but not its moves within one. */
export function reportPauseHover(event: PointerEvent, report: (isPaused: boolean) => void) {
  const area = findPauseArea(event.target);
  if (area !== findPauseArea(event.relatedTarget)) report(area !== null);
}

/** No event reports a pointer that was on a marked area before the app started. */
export const isPauseAreaHovered = (carousel: Element): boolean =>
  carousel.querySelector(`${PAUSE_AREA}:hover`) !== null;
