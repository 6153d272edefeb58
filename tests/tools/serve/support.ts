import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { afterAll, beforeAll } from 'vitest';

import { type Site, startSite } from '#tools/serve/serve.ts';

export const script = `export const long = '${'a'.repeat(4000)}';`;
/** Stands in the files that are for hosts alone. */
export const secret = 'nobody-may-read-this';
const files = {
  _headers: `# ${secret}\n`,
  _redirects: `# ${secret}\n/tour/short /tour/long 301\n`,
  '404.html': '<h1>404</h1>',
  'index.html': '<h1>Home</h1>',
  'tours.html': '<h1>Tours</h1>',
  'tour/long.html': '<h1>Long</h1>',
  'assets/app-1.js': script,
};

/** One site for a whole file, from a folder of its own, which is a finished build. */
export function shareSite() {
  let dist: string;
  let site: Site;

  beforeAll(async () => {
    dist = await mkdtemp(join(tmpdir(), 'site-'));
    await Promise.all(['tour', 'assets'].map((folder) => mkdir(join(dist, folder))));
    await Promise.all(
      Object.entries(files).map(([name, text]) => writeFile(join(dist, name), text)),
    );
    await Promise.all([
      writeFile(join(dist, 'assets/app-1.js.br'), brotliCompressSync(script)),
      writeFile(join(dist, 'assets/app-1.js.gz'), gzipSync(script)),
    ]);
    site = await startSite({ port: 0, dist });
  });

  afterAll(async () => {
    await site.close();
    await rm(dist, { recursive: true });
  });

  return {
    dist: () => dist,
    site: () => site,

    get: (path: string, options: RequestInit = {}) =>
      fetch(site.url + path, { redirect: 'manual', ...options }),
  };
}
