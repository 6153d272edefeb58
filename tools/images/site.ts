import path from 'node:path';

import { illustrations, newPhotographs, photographs } from '#content/content.data.ts';
import { socialCards } from '../../art/social.ts';
import { drawIcons } from './icons.ts';
import type { Project } from './project.ts';
import { findStale, run } from './run.ts';
import { usesOnSite } from './uses.ts';
import { staleFiles, writeStale } from './write-stale.ts';

/** The image project of the site itself. */
export const site: Project = {
  root: path.join(import.meta.dirname, '../..'),
  illustrations,
  photographs,
  newPhotographs,
  uses: usesOnSite,
  socialCards,
};

const publicDir = path.join(site.root, 'public');

/** Lists the pictures, cards and icons that are out of date, without writing anything. */
export const outOfDate = async (): Promise<readonly string[]> => [
  ...(await findStale(site)),
  ...staleFiles(publicDir, await drawIcons()),
];

/** Updates all pictures, cards and icons. */
export async function updateImages(): Promise<void> {
  const { encoded, kept, removed } = await run(site, console.log);
  for (const file of removed) console.log(`Removed ${file}.`);
  for (const name of writeStale(publicDir, await drawIcons())) console.log(`Drew ${name}.`);
  console.log(
    `${encoded.length} pictures encoded, ${kept} unchanged, ${removed.length} files removed.`,
  );
}
