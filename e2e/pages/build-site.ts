import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { startSite } from '#tools/preview/start-site.ts';

/** Builds the site from another folder of content, as a host does, and serves it. */
export async function buildSite(
  CONTENT_DIR: string,
  dist: string,
  settings: Readonly<Record<string, string>> = {},
) {
  const args = ['build', '--mode', 'e2e', '--outDir', dist, '--emptyOutDir', '--logLevel', 'warn'];
  const env = { ...process.env, ...settings, CONTENT_DIR };
  await promisify(execFile)('vite', args, { env });
  return startSite({ siteDir: dist });
}
