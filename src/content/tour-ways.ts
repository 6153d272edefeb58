import { content } from './written.ts';

/** By tour id. */
export const tourWays = content.tourWays;

/** Every place on the way of a tour, by its id. */
export const places = content.places;
