import { content } from './written.ts';

/** By tour id. */
export const tourDetails = content.tourDetails;
