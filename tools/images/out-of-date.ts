import path from 'node:path';

import { updateIcons } from './icons.ts';
import { findStale } from './run.ts';
import { site } from './site.ts';

/** Pictures, cards and icons of the site that are not what their sources say; nothing is written. */
export const outOfDate = async (): Promise<readonly string[]> => [
  ...(await findStale(site)),
  ...(await updateIcons(path.join(site.root, 'public'), true)),
];
