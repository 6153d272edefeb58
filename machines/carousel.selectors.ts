import type { CarouselSnapshot } from './carousel.machine.ts';

export const selectIndex = (snapshot: CarouselSnapshot) => snapshot.context.index;

/**
 * True while slides advance automatically. They do not advance while the pointer is on its words or
 * controls, or while the page is hidden.
 */
export const selectIsRotating = (snapshot: CarouselSnapshot) => snapshot.hasTag('rotating');

export const selectIsStopped = (snapshot: CarouselSnapshot) => snapshot.matches('stopped');
