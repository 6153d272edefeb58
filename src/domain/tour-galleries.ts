import { tourList } from '#content/tour-list.ts';

/** By tour id. Computed once, when the site is built: see tools/bundle/built-data.ts. */
export const tourGalleries = Object.fromEntries(tourList.map(({ id, gallery }) => [id, gallery]));
