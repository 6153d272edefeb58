import type { CarouselSnapshot } from './carousel.machine.ts';

export const selectIndex = (snapshot: CarouselSnapshot) => snapshot.context.index;

/**
 * True while slides advance automatically. They do not advance while the pointer is on the carousel or the carousel is
 * off screen.
 */
export const selectIsRotating = (snapshot: CarouselSnapshot) => snapshot.hasTag('rotating');

export const selectIsStopped = (snapshot: CarouselSnapshot) => snapshot.matches('stopped');

/** True if the picture of this slide should be loaded: the slide has been shown, or it is the next one. */
export const selectShouldLoad = (slide: number) => (snapshot: CarouselSnapshot) => {
  const { index, mayPrefetch, seen, slideCount } = snapshot.context;
  return seen.includes(slide) || (mayPrefetch && slide === (index + 1) % slideCount);
};
