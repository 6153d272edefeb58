import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, test } from 'vitest';

import { readSiteFile, siteDir } from './site-files.ts';

interface WebManifest {
  readonly name: string;
  readonly theme_color: string;
  readonly background_color: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

const manifest = async () => JSON.parse(await readSiteFile('site.webmanifest')) as WebManifest;

const iconsOf = (html: string) =>
  [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)"[^>]*>/g)].map(([tag]) => ({
    src: / href="([^"]+)"/.exec(tag)?.[1] ?? '',
    // Apple's systems assume this size if the tag has no size.
    sizes: / sizes="([^"]+)"/.exec(tag)?.[1] ?? '180x180',
  }));

/** Reads the width and height from the image file. */
async function sizeOf(src: string): Promise<string> {
  const file = await readFile(join(siteDir, src));
  if (src.endsWith('.svg')) {
    return file.toString().includes('viewBox="0 0 32 32"') ? 'any' : 'not square';
  }
  const { format, width, height } = await sharp(
    src.endsWith('.ico') ? file.subarray(22) : file,
  ).metadata();
  expect(format, src).toBe('png');
  return `${width}x${height}`;
}

test('every icon exists in the size that the page or the manifest declares', async () => {
  const fromPage = iconsOf(await readSiteFile('index.html'));
  const fromManifest = (await manifest()).icons;
  expect(fromPage.map(({ src }) => src)).toEqual([
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
  ]);
  expect(fromManifest.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512', '512x512']);
  for (const { src, sizes } of [...fromPage, ...fromManifest]) {
    expect(await sizeOf(src), src).toBe(sizes);
  }
});

test('the web app manifest has the name and the colors of the pages', async () => {
  const home = await readSiteFile('index.html');
  const faq = await readSiteFile('faq.html');
  const { name, theme_color, background_color } = await manifest();
  expect(home).toContain(`property="og:site_name" content="${name}"`);
  expect(faq).toContain(`<meta name="theme-color" content="${theme_color}"`);
  expect(home).toContain('<link rel="manifest" href="/site.webmanifest"');
  expect(background_color).toBe(theme_color);
});
