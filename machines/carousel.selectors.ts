import type { CarouselSnapshot } from './carousel.machine.ts';

export const selectIndex = (snapshot: CarouselSnapshot) => snapshot.context.index;

/** True while slides advance automatically: not while the pointer is on the carousel or it is out of sight. */
export const selectIsRotating = (snapshot: CarouselSnapshot) => snapshot.hasTag('rotating');

export const selectIsStopped = (snapshot: CarouselSnapshot) => snapshot.matches('stopped');

/** True if this slide's picture should load: it has been shown, or it is the next one. */
export const selectShouldLoad = (slide: number) => (snapshot: CarouselSnapshot) => {
  const { index, mayPrefetch, seen, slideCount } = snapshot.context;
  return seen.includes(slide) || (mayPrefetch && slide === (index + 1) % slideCount);
};
