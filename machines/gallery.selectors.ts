import type { GallerySnapshot } from './gallery.machine.ts';

export const selectShownIndex = (snapshot: GallerySnapshot) => snapshot.context.shownIndex;

/** The picture that is shown enlarged; `null` while there is no preview. */
export const selectPreviewIndex = (snapshot: GallerySnapshot) =>
  snapshot.hasTag('previewing') ? snapshot.context.previewIndex : null;

/** The same, and already while the pointer rests on its thumbnail: the preview's code has that long to come. */
export const selectAwaitedIndex = (snapshot: GallerySnapshot) =>
  snapshot.matches('closed') ? null : snapshot.context.previewIndex;
