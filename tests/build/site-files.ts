import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import { SCRIPTS_ATTRIBUTE } from '#lib/document-contract.ts';

/** The folder of the finished build that is tested. */
export const siteDir = resolve(process.env['SITE_DIR'] ?? 'build/e2e');

/** Returns the file of the page with this path. */
export const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Returns the scripts that run on a first visit to this page. */
export async function scriptsOn(path: string): Promise<string[]> {
  const html = await readSiteFile(fileOf(path));
  const list = new RegExp(`${SCRIPTS_ATTRIBUTE}="([^"]+)"`).exec(html)?.[1] ?? '';
  return list.split(' ').map((address) => address.slice(1));
}

/** Returns all files with one of these extensions. The paths are relative to the site's folder. */
export async function filesEndingIn(...endings: string[]): Promise<string[]> {
  const names = await readdir(siteDir, { recursive: true });
  return names.filter((name) => endings.some((ending) => name.endsWith(ending)));
}

/** Returns the files of all pages of the site, without those for the owner below `admin`. */
export const findPageFiles = async (): Promise<string[]> =>
  (await filesEndingIn('.html')).filter((name) => !name.startsWith('admin'));

export const readSiteFile = (name: string) => readFile(join(siteDir, name), 'utf8');

/** Returns the total size of these files in kilobytes (1000 bytes), compressed. */
export async function sentKilobytes(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (name) => {
      const { length } = await promisify(gzip)(await readFile(join(siteDir, name)));
      return length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
