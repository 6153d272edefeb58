import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { compressSite } from '#tools/prerender/compress.ts';

const long = 'Lamanai '.repeat(500);
const files = {
  'index.html': long,
  'tour/hopkins.html': long,
  'assets/app-1.js': long,
  'short.txt': 'a',
  'notices.json': long,
  'images/a.avif': long,
  _headers: long,
};

let siteDir: string;

beforeEach(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'site-'));
  await Promise.all(['tour', 'assets', 'images'].map((name) => mkdir(join(siteDir, name))));
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeFile(join(siteDir, name), text)),
  );
});

afterEach(() => rm(siteDir, { recursive: true }));

test('every text gets a copy of each kind, unless that is no smaller or the staff edit it', async () => {
  await compressSite(siteDir);
  const names = await readdir(siteDir, { recursive: true });
  expect(names.filter((name) => /\.(?:br|gz)$/.test(name)).toSorted()).toEqual([
    'assets/app-1.js.br',
    'assets/app-1.js.gz',
    'index.html.br',
    'index.html.gz',
    'tour/hopkins.html.br',
    'tour/hopkins.html.gz',
  ]);
  expect(brotliDecompressSync(await readFile(join(siteDir, 'index.html.br'))).toString()).toBe(
    long,
  );
  expect(gunzipSync(await readFile(join(siteDir, 'index.html.gz'))).toString()).toBe(long);
});
