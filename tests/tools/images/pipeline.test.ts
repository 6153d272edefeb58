import { readFileSync } from 'node:fs';

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import type { Project } from '#tools/images/project.ts';
import { findStale, run } from '#tools/images/run.ts';
import { entry, usePictureProject } from '#tests/support/picture-project.ts';

const { current, encoded, encodedNames, generatedPictures, locate, paint, remove, write } =
  usePictureProject();

const refusal = (...problems: string[]) =>
  new Error(['The pictures need a correction:', ...problems.map((line) => `  ${line}`)].join('\n'));

describe('encoding the pictures', () => {
  it('the image encoder writes every width and format without enlarging the picture', async () => {
    expect(encodedNames().filter((file) => file.startsWith('sea'))).toEqual([
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
    const card = await sharp(encoded('social/home.jpg')).metadata();
    expect([card.format, card.width, card.height]).toEqual(['jpeg', 1200, 630]);
  });

  it('the image encoder writes size, alt text, focus and colors to a module', async () => {
    expect(await generatedPictures()).toMatchObject({
      wood: {
        alt: 'What wood shows',
        width: 800,
        height: 90,
        focus: [0.5, 0.5],
        placeholder: ['#206030', '#206030', '#206030'],
        shade: '#206030',
        widths: { avif: [160, 320, 480, 640, 800], webp: [320, 480, 800], jpg: [480, 800] },
      },
    });
  });

  it('the image encoder encodes only pictures that changed, are missing or are damaged', async () => {
    expect(await run(current())).toEqual({ encoded: [], kept: 3, removed: [] });
    await paint('art/masters/wood.avif', '#602030');
    expect(await findStale(current())).toEqual(['wood']);
    expect(await run(current())).toEqual({ encoded: ['wood'], kept: 2, removed: [] });
    expect(await findStale(current())).toEqual([]);
    remove('public/images/sea-480.webp');
    write('public/images/wood-480.jpg', 'damaged');
    expect((await run(current())).encoded).toEqual(['sea', 'wood']);
  });

  it('the image encoder updates an alt text without encoding the picture', async () => {
    const reworded = { ...current(), illustrations: [entry('sea'), entry('wood', 'A wood')] };
    expect(await findStale(reworded)).toEqual(['src/content/pictures.generated.ts']);
    expect((await run(reworded)).encoded).toEqual([]);
    expect(await generatedPictures()).toMatchObject({ wood: { alt: 'A wood' } });
  });

  it('the image encoder removes files of pictures that are no longer used', async () => {
    remove('art/masters/wood.avif');
    const illustrations = [entry('sea')];
    const uses: Project['uses'] = new Map([['sea', 'in a part']]);
    const { encoded: again, removed } = await run({ ...current(), illustrations, uses });
    expect(again).toEqual([]);
    expect(removed).toContain('wood-800.avif');
    expect(encodedNames().join(' ')).not.toContain('wood');
    const lock = readFileSync(locate('art/encoded.lock.json'), 'utf8');
    expect(lock).not.toContain('wood');
  });

  it('the image encoder reports all errors together', async () => {
    remove('art/masters/sea.avif');
    await paint('art/masters/stray.png', '#000000');
    const uses: Project['uses'] = new Map([
      ['sea', 'in a part'],
      ['lake', 'full width'],
    ]);
    await expect(run({ ...current(), uses })).rejects.toThrow(
      refusal(
        'sea: the master art/masters/sea.avif is missing.',
        'A page asks for lake, which is not in content/illustrations.json.',
        'art/masters/stray.png is not in content/illustrations.json.',
      ),
    );
  });
});
