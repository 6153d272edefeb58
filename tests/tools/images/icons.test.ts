import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';

import { brandMark } from '#content/brand-mark.ts';
import { drawIcons } from '#tools/images/icons.ts';
import { staleFiles, writeStale } from '#tools/images/write-stale.ts';

const publicDir = path.join(import.meta.dirname, '../../../public');
const folder = mkdtempSync(path.join(tmpdir(), 'icons-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** An .ico file's only picture. */
const pngIn = (file: Buffer, name: string) => (name.endsWith('.ico') ? file.subarray(22) : file);
const pixelsOf = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer();

describe('the icons', () => {
  it('lie in public as they are drawn, from the mark that stands before the name', async () => {
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
      // Another processor may round a pixel at an edge otherwise.
      const differing = drawn.filter((value, at) => Math.abs(value - (committed[at] ?? 0)) > 3);
      expect(differing.length / drawn.length, name).toBeLessThan(0.001);
    }
  });

  it('are written again only where they differ', async () => {
    const icons = await drawIcons();
    expect(staleFiles(folder, icons)).toEqual([...icons.keys()]);
    expect(writeStale(folder, icons)).toEqual([...icons.keys()]);
    expect(writeStale(folder, icons)).toEqual([]);
    writeFileSync(path.join(folder, 'favicon.ico'), 'damaged');
    expect(writeStale(folder, icons)).toEqual(['favicon.ico']);
  });
});
