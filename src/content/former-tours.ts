import { content } from './written.ts';

/** Tours that are no longer offered: how their addresses end (`/tour/<end>`), and where such a link leads now. */
export const formerTours = content.formerTours;
