import { content } from './written.ts';

/** All tours, in the order in which the site lists them. */
export const tours = content.tours;
