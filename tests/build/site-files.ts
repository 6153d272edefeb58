import { readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { SCRIPTS_ATTRIBUTE } from '#lib/document-contract.ts';

/** The finished build under test. */
export const siteDir = resolve(process.env['SITE_DIR'] ?? 'build/e2e');

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** The scripts that a first visit to this page runs. */
export async function scriptsOn(path: string): Promise<string[]> {
  const html = await readSiteFile(fileOf(path));
  const list = new RegExp(`${SCRIPTS_ATTRIBUTE}="([^"]+)"`).exec(html)?.[1] ?? '';
  return list.split(' ').map((address) => address.slice(1));
}

/** Paths below the site's folder of all files with one of these endings. */
export async function filesEndingIn(...endings: string[]): Promise<string[]> {
  const names = await readdir(siteDir, { recursive: true });
  return names.filter((name) => endings.some((ending) => name.endsWith(ending)));
}

export const readSiteFile = (name: string) => readFile(join(siteDir, name), 'utf8');

/** Kilobytes (1000 bytes) that these files have together as the site sends them. */
export async function sentKilobytes(files: readonly string[]): Promise<number> {
  const names = files.map((file) => join(siteDir, file));
  // What compressing would make larger is sent as it is.
  const sizes = await Promise.all(names.map((name) => stat(`${name}.br`).catch(() => stat(name))));
  return sizes.reduce((sum, { size }) => sum + size, 0) / 1000;
}
