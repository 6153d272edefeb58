import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { fetchPublished } from './fetch-published.ts';
import type { Release } from './release.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the files that pages of earlier releases may still need, with the time when each was replaced. */
export function findAssetsToKeep(
  { assets, keptAssets }: Pick<Release, 'assets' | 'keptAssets'>,
  now: Date,
): Release['keptAssets'] {
  const stillNeeded = Object.entries(keptAssets).filter(
    ([, replacedAt]) => now.getTime() - Date.parse(replacedAt) < DAY_MS,
  );
  const justReplaced = assets.map((name) => [name, now.toISOString()] as const);
  return Object.fromEntries([...stillNeeded, ...justReplaced]);
}

/** Downloads one file into the folder; false if the site does not have it. */
async function download(name: string, siteUrl: string, folder: string): Promise<boolean> {
  try {
    const response = await fetchPublished(`/assets/${name}`, siteUrl);
    // Some hosts respond to missing files with a page and the status 200.
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (isPage) return false;
    await writeFile(join(folder, name), Buffer.from(await response.arrayBuffer()));
    return true;
  } catch {
    return false;
  }
}

/**
 * Downloads the hashed files of the releases of the last day from the published site. A host that replaces the whole
 * folder would otherwise delete the files that open pages still load.
 * @returns the files that were added to the site
 */
export async function keepAssets(
  siteDir: string,
  siteUrl: string,
  published: Release,
  now: Date,
): Promise<Release['keptAssets']> {
  const folder = join(siteDir, 'assets');
  const missing = Object.entries(findAssetsToKeep(published, now)).filter(
    ([name]) => !existsSync(join(folder, name)),
  );
  const isKept = await Promise.all(missing.map(([name]) => download(name, siteUrl, folder)));
  const kept = missing.filter((_, index) => isKept[index]);
  console.log(`Kept ${kept.length} files of earlier releases for the pages that are open now.`);
  return Object.fromEntries(kept);
}
