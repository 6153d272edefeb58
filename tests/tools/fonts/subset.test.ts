import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type * as opentype from 'opentype.js';
import subset from 'subset-font';
import { beforeAll, expect, test } from 'vitest';

import { letters } from '#tools/fonts/subset.ts';

const require = createRequire(import.meta.url);
// This package is required, because Node cannot import its ES module.
const { parse } = require('opentype.js') as typeof opentype;

const source =
  require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');
const committed = new URL('../../../src/theme/figtree.generated.woff2', import.meta.url);

async function readFont(file: string | URL): Promise<opentype.Font> {
  const sfnt = await subset(await readFile(file), letters, { targetFormat: 'sfnt' });
  return parse(new Uint8Array(sfnt).buffer);
}

let whole: opentype.Font;
let font: opentype.Font;
beforeAll(async () => {
  [whole, font] = await Promise.all([readFont(source), readFont(committed)]);
});

test('the committed font has every character of the site that the source font has', () => {
  const available = Array.from(letters).filter((letter) => whole.hasChar(letter));
  expect(available.length).toBeGreaterThan(120);
  expect(available.filter((letter) => !font.hasChar(letter))).toEqual([]);
});

test('the committed font has the weights that the theme uses', () => {
  const { axes } = font.tables['fvar'] as unknown as { axes: readonly Record<string, unknown>[] };
  expect(axes).toMatchObject([{ tag: 'wght', minValue: 400, maxValue: 650 }]);
});

test('the committed font has the same version as the installed source font', () => {
  const versionOf = ({ tables }: opentype.Font) => tables['head']?.['fontRevision'];
  expect(versionOf(font)).toBe(versionOf(whole));
});
