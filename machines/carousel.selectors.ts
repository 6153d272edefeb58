import type { CarouselSnapshot } from './carousel.machine.ts';

export const selectIndex = (snapshot: CarouselSnapshot) => snapshot.context.index;

/** Whether the next slide comes by itself: not while somebody points at the carousel or it is out of sight. */
export const selectIsRotating = (snapshot: CarouselSnapshot) => snapshot.hasTag('rotating');

export const selectIsStopped = (snapshot: CarouselSnapshot) => snapshot.matches('stopped');

/** Whether this slide's picture is to be loaded: it has been shown, or it is next. */
export const selectIsWanted = (slide: number) => (snapshot: CarouselSnapshot) => {
  const { index, looksAhead, seen, slideCount } = snapshot.context;
  return seen.includes(slide) || (looksAhead && slide === (index + 1) % slideCount);
};
