import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { parseRedirects } from '../serve/host-rules.ts';

import type { SiteFiles } from './rows.ts';

/** Reads what rows are made from out of a finished build. */
export async function readSite(siteDir: string): Promise<SiteFiles> {
  const [entries, redirects] = await Promise.all([
    readdir(siteDir, { recursive: true }),
    readFile(join(siteDir, '_redirects'), 'utf8'),
  ]);
  return {
    names: entries,
    redirects: parseRedirects(redirects).filter(({ from }) => !from.endsWith('/')),
  };
}
