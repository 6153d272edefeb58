import { content } from './written.ts';

/** The sheet, and what is drawn on it in its units: each place, and the line of each leg. */
export const outline = content.outline;

/** The part of the sheet that holds the whole way of a tour, by tour id. */
export const frames = content.frames;

/** By tour id. */
export const tourLegs = content.tourLegs;
