import type { Files } from './content-files.ts';
import { content } from './written.ts';

/** A place on the map of the journey. */
export type Place = Files['map']['places'][number];

/** Every place by its id. */
export const places = content.places;

/** The id of the place where all tours go, and of the one where the boat to it waits. */
export const goal = content.goal;
export const landing = content.landing;

/** Names over parts of the map. */
export const regions = content.map.regions;
