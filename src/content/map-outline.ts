import { content } from './written.ts';

/** The sheet, and what is drawn on it in its units: each place, the line of each leg, the frame of each way. */
export const outline = content.mapOutline;
