import { tourList } from '#content/tour-list.ts';

/** By tour id. */
export const tourGalleries = Object.fromEntries(tourList.map(({ id, gallery }) => [id, gallery]));
