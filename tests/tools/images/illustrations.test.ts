import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';

import { encodeIllustration } from '#tools/images/illustrations.ts';

it('an illustration is encoded in every width and format, and not enlarged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'illustration-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const master = join(folder, 'sea.png');
  await sharp({ create: { width: 800, height: 90, channels: 3, background: '#206030' } })
    .png()
    .toFile(master);

  const { facts, files } = await encodeIllustration('sea', master);

  expect(facts).toEqual({
    width: 800,
    height: 90,
    placeholder: ['#206030', '#206030', '#206030'],
    shade: '#206030',
    widths: { avif: [160, 320, 480, 640, 800], webp: [320, 480, 800], jpg: [480, 800] },
  });
  expect(Object.keys(files).toSorted()).toEqual([
    'sea-160.avif',
    'sea-320.avif',
    'sea-320.webp',
    'sea-480.avif',
    'sea-480.jpg',
    'sea-480.webp',
    'sea-640.avif',
    'sea-800.avif',
    'sea-800.jpg',
    'sea-800.webp',
  ]);
});
