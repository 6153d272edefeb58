import { content } from './written.ts';

/** The Overview tab's highlights, the same for every tour. */
export const tourHighlights = content.everyTour.highlights;

/** Last suggestion for every pickup field. */
export const notSureYet = content.everyTour.pickupUnknown;
