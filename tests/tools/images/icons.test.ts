import { readFileSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';
import { expect, it } from 'vitest';

import { brandMark } from '#theme/brand-mark.ts';
import { drawIcons } from '#tools/images/icons.ts';

const publicDir = path.join(import.meta.dirname, '../../../public');

/** Reads the PNG in an .ico file. */
const pngIn = (file: Buffer, name: string) => (name.endsWith('.ico') ? file.subarray(22) : file);
const pixelsOf = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer();

it('the committed icons are drawn from the company mark', async () => {
  const { 'favicon.svg': svg, ...pictures } = Object.fromEntries(await drawIcons());
  expect(svg?.toString()).toContain(brandMark.pyramid);
  expect(svg?.toString()).toContain(brandMark.crocodile);
  expect(readFileSync(path.join(publicDir, 'favicon.svg'))).toEqual(svg);
  for (const [name, content] of Object.entries(pictures)) {
    const [drawn, committed] = await Promise.all([
      pixelsOf(pngIn(content, name)),
      pixelsOf(pngIn(readFileSync(path.join(publicDir, name)), name)),
    ]);
    expect(committed.length, name).toBe(drawn.length);
    // Another processor may round the colors of edge pixels differently, so a few pixels may differ.
    const differing = drawn.filter((value, at) => Math.abs(value - (committed[at] ?? 0)) > 3);
    expect(differing.length / drawn.length, name).toBeLessThan(0.001);
  }
});
