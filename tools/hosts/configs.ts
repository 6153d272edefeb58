import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

import { caddyConfig } from './caddy.ts';
import { nginxConfig } from './nginx.ts';
import type { SiteFacts } from './config-text.ts';

/** The folder of what hosts are set up with: beside the site, since it is not for visitors. */
export const hostsDirOf = (siteDir: string) => `${siteDir}.hosts`;

/** Writes what nginx and Caddy read, from the same rules as `_headers` and `_redirects`. */
export async function writeHostConfigs(siteDir: string, redirects: SiteFacts['redirects']) {
  const names = await readdir(siteDir, { recursive: true });
  const endings = [...new Set(names.map((name) => extname(name).slice(1)))]
    .filter((ending) => ending && ending !== 'br' && ending !== 'gz')
    .toSorted();
  const hostsDir = hostsDirOf(siteDir);
  await mkdir(hostsDir, { recursive: true });
  await Promise.all([
    writeFile(join(hostsDir, 'nginx.conf'), nginxConfig({ redirects, endings })),
    writeFile(join(hostsDir, 'Caddyfile'), caddyConfig({ redirects, endings })),
  ]);
}
