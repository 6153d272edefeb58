import path from 'node:path';

import { content } from '#content/written.ts';
import { socialCards } from '../../art/social.ts';
import { drawIcons } from './icons.ts';
import type { Project } from './project.ts';
import { findStale } from './run.ts';
import { usesOnSite } from './uses.ts';
import { staleFiles } from './write-stale.ts';

/** The site's own pictures. */
export const site: Project = {
  root: path.join(import.meta.dirname, '../..'),
  illustrations: content.illustrations.pictures,
  photographs: content.photographs.photographs,
  uses: usesOnSite,
  socialCards,
};

export const publicDir = path.join(site.root, 'public');

/** Pictures, cards and icons of the site that are not what their sources say; nothing is written. */
export const outOfDate = async (): Promise<readonly string[]> => [
  ...(await findStale(site)),
  ...staleFiles(publicDir, await drawIcons()),
];
