import type { GallerySnapshot } from './gallery.machine.ts';

export const selectShownIndex = (snapshot: GallerySnapshot) => snapshot.context.shownIndex;

/** The picture that is shown enlarged; `null` while there is no preview. */
export const selectPreviewIndex = (snapshot: GallerySnapshot) =>
  snapshot.hasTag('previewing') ? snapshot.context.previewIndex : null;

/** Selects the same picture, but already during the delay, so that the preview's code can load. */
export const selectAwaitedIndex = (snapshot: GallerySnapshot) =>
  snapshot.matches('closed') ? null : snapshot.context.previewIndex;
