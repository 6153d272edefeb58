import { content } from './written.ts';

/** By tour id. */
export const tourGalleries = content.tourGalleries;
