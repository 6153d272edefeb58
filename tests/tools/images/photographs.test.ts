import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type * as contentLoader from '#content/load-content.ts';
import { contentDir, loadContent } from '#content/load-content.ts';
import {
  encodePhotograph,
  findPhotographs,
  findSmallPhotographs,
  type Photograph,
} from '#tools/images/photographs.ts';

const folder = vi.hoisted(() => ({ path: '' }));
vi.mock('#content/load-content.ts', async (original) => {
  const module = await original<typeof contentLoader>();
  const content = module.loadContent(module.contentDir);
  return {
    get contentDir() {
      return join(folder.path, 'content');
    },
    loadContent: () => ({
      ...content,
      photographs: {
        photographs: [
          { file: '/soft.jpg', picture: 'belize-city', alt: 'The harbor' },
          { file: '/upright.jpg', picture: 'jaguar-tall', alt: 'A temple' },
          { file: '/tall.jpg', alt: 'A palm', credit: 'Photo: Ana Cruz' },
        ],
      },
      people: {
        guides: [{ photograph: { file: '/upright.jpg', alt: 'Ana' } }],
        guestPhotographs: [{ file: '/upright.jpg', alt: 'Leo' }],
      },
    }),
  };
});

const paint = (file: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c02020' } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .toFile(join(folder.path, file));

beforeAll(async () => {
  folder.path = await mkdtemp(join(tmpdir(), 'photographs-'));
  await paint('soft.jpg', 700, 500);
  await paint('upright.jpg', 3000, 4000);
  await paint('tall.jpg', 3000, 4000);
});
afterAll(async () => {
  await rm(folder.path, { recursive: true });
  vi.doUnmock('#content/load-content.ts');
});

const wide: Photograph = {
  name: 'belize-city',
  file: 'upright.jpg',
  ratio: 16 / 9,
  alt: 'The harbor',
  credit: 'Photograph',
};

describe('the owner’s photographs', () => {
  it('an upright photograph of 12 megapixels is cropped to its wide place and encoded as WebP', async () => {
    const { facts, files } = await encodePhotograph(wide);
    expect(facts).toMatchObject({
      alt: 'The harbor',
      credit: 'Photograph',
      width: 1920,
      height: 1080,
      widths: { avif: [], webp: [320, 480, 800, 1280, 1920], jpg: [] },
    });
    expect(Object.keys(files)).toEqual(
      [320, 480, 800, 1280, 1920].map((width) => `belize-city-${width}.webp`),
    );
    const metadata = await sharp(files['belize-city-800.webp']).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 800, height: 450 });
    expect(metadata.exif).toBeUndefined();
  });

  it('a small photograph is not enlarged', async () => {
    const { facts } = await encodePhotograph({ ...wide, file: 'soft.jpg' });
    expect(facts).toMatchObject({ width: 700, height: 394, widths: { webp: [320, 480, 700] } });
  });

  it('a photograph is turned as its camera was held', async () => {
    const blue = {
      create: { width: 900, height: 800, channels: 3, background: '#0000ff' },
    } as const;
    await sharp({ create: { width: 900, height: 1600, channels: 3, background: '#ff0000' } })
      .composite([{ input: blue, top: 800, left: 0 }])
      .withMetadata({ orientation: 6 })
      .toFile(join(folder.path, 'turned.jpg'));
    const { facts, files } = await encodePhotograph({ ...wide, file: 'turned.jpg' });
    expect(facts).toMatchObject({ width: 1600, height: 900 });
    const colorAt = async (left: number) => {
      const pixel = sharp(files['belize-city-320.webp']).extract({
        left,
        top: 90,
        width: 1,
        height: 1,
      });
      const [red = 0, , blueness = 0] = await pixel.raw().toBuffer();
      return red > blueness ? 'red' : 'blue';
    };
    expect([await colorAt(10), await colorAt(310)]).toEqual(['blue', 'red']);
  });

  it.each([
    [
      'damaged.jpg',
      'damaged.jpg cannot be read as a picture: save it as a JPEG, and choose that one in the forms.',
    ],
    ['gone.jpg', 'gone.jpg is missing: choose it again in the forms, or remove its entry.'],
  ])('the photograph %s stops the build with its name', async (file, sentence) => {
    await writeFile(join(folder.path, 'damaged.jpg'), 'Dear Ana');
    await expect(encodePhotograph({ ...wide, file })).rejects.toThrow(sentence);
  });

  it('each photograph has the shape of its place', () => {
    const placed = findPhotographs(loadContent(contentDir)).map(({ name, ratio }) => [
      name,
      ratio.toFixed(2),
    ]);
    expect(placed).toEqual([
      ['belize-city', '1.78'],
      ['jaguar-tall', '0.67'],
      ['photo-tall', '1.78'],
      ['photo-upright', '0.80'],
      ['photo-upright', '1.50'],
    ]);
  });

  it('the list of small photographs names a file that cannot be read', async () => {
    await writeFile(join(folder.path, 'tall.jpg'), 'Dear Ana');
    await expect(findSmallPhotographs()).rejects.toThrow('tall.jpg cannot be read as a picture');
    await paint('tall.jpg', 3000, 4000);
  });

  it('the small photographs are listed with their width', async () => {
    expect(await findSmallPhotographs()).toEqual([
      'soft.jpg is 700 pixels wide where the site shows it, and looks soft on large screens: 1920 would be sharp.',
    ]);
  });
});
