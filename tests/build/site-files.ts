import { readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { Manifest } from '#tools/prerender/manifest.ts';

/** The finished build under test. */
export const siteDir = resolve(process.env['SITE_DIR'] ?? 'build/e2e');

export const readManifest = async (): Promise<Manifest> =>
  JSON.parse(await readFile(`${siteDir}.manifest.json`, 'utf8')) as Manifest;

/** Paths below the site's folder of all files with one of these endings. */
export async function filesEndingIn(...endings: string[]): Promise<string[]> {
  const names = await readdir(siteDir, { recursive: true });
  return names.filter((name) => endings.some((ending) => name.endsWith(ending)));
}

export const readSiteFile = (name: string) => readFile(join(siteDir, name), 'utf8');

/** Kilobytes (1000 bytes) that these files have together once compressed. */
export async function gzipKilobytes(files: readonly string[]): Promise<number> {
  const texts = await Promise.all(files.map(readSiteFile));
  return texts.reduce((sum, text) => sum + gzipSync(text).length, 0) / 1000;
}

/** Kilobytes (1000 bytes) that these files have together as the site sends them. */
export async function sentKilobytes(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map((file) => stat(join(siteDir, `${file}.br`))));
  return sizes.reduce((sum, { size }) => sum + size, 0) / 1000;
}
