import { journeys } from './manifest/journeys.ts';
import { lamanai } from './manifest/lamanai.ts';
import { posters } from './manifest/posters.ts';
import { river } from './manifest/river.ts';

/** Every master of the site, by the name under which pages ask for it. */
export const manifest = { ...journeys, ...river, ...lamanai, ...posters };
