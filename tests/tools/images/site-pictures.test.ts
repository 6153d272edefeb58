import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { heroSlides } from '#content/home.ts';
import type { PictureName } from '#content/pictures.generated.ts';
import { pictureOf, pictureUrl } from '#domain/pictures.ts';
import { tourPicturesOf } from '#domain/tour-pictures.ts';
import { tours } from '#domain/tours.ts';
import { pathsOf } from '#tools/images/project.ts';
import { findStale } from '#tools/images/run.ts';
import { site } from '#tools/images/site.ts';

const { images } = pathsOf(site);

const bytesOf = (url: string) => statSync(path.join(images, '..', url)).size;

/** The width that a browser takes for so many device pixels: the next larger, or the largest. */
const widthFor = (name: PictureName, pixels: number): number => {
  const { avif } = pictureOf(name).widths;
  return avif.find((width) => width >= pixels) ?? Math.max(...avif);
};

it('the encoded pictures are up to date with masters, photographs and descriptions', async () => {
  expect(await findStale(site)).toEqual([]);
});

it('a card for shared links has at most 300 kB', () => {
  const cards = readdirSync(path.join(images, 'social'));
  const bytes = cards.map((name) => bytesOf(`/images/social/${name}`));
  expect(Math.max(...bytes)).toBeLessThanOrEqual(300_000);
});

it.each(heroSlides)('the hero $image has at most 60 kB on a laptop and a phone', (slide) => {
  expect(bytesOf(pictureUrl(slide.image, 1280, 'avif'))).toBeLessThanOrEqual(60_000);
  expect(bytesOf(pictureUrl(slide.tallImage, 900, 'avif'))).toBeLessThanOrEqual(60_000);
});

it.each([2, 3])('a tour page on a phone with DPR %i has at most 350 kB of pictures', (density) => {
  const pages = tours.map(({ id }) => {
    const { main, gallery } = tourPicturesOf(id);
    const thumbnails = gallery.map((name) =>
      bytesOf(pictureUrl(name, widthFor(name, 96 * density), 'avif')),
    );
    const large = bytesOf(pictureUrl(main, widthFor(main, 360 * density), 'avif'));
    return thumbnails.reduce((sum, size) => sum + size, large);
  });
  expect(Math.max(...pages)).toBeLessThanOrEqual(350_000);
});
