import type { GallerySnapshot } from './gallery.machine.ts';

export const selectShownIndex = (snapshot: GallerySnapshot) => snapshot.context.shownIndex;

/** Selects the picture whose preview is shown; `null` if there is no preview. */
export const selectPreviewIndex = (snapshot: GallerySnapshot) =>
  snapshot.hasTag('previewing') ? snapshot.context.previewIndex : null;

/**
 * Selects the picture of the preview like `selectPreviewIndex`, but already during the delay, so that the preview's
 * code can load.
 */
export const selectAwaitedIndex = (snapshot: GallerySnapshot) =>
  snapshot.matches('closed') ? null : snapshot.context.previewIndex;
