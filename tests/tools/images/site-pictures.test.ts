import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { pageMeta } from '#domain/page-meta.ts';
import { heroSlides } from '#content/home.ts';
import {
  pictureFallbackUrl,
  pictureNames,
  pictureOf,
  pictureSrcSet,
  pictureUrl,
} from '#domain/pictures.ts';
import type { PictureName } from '#content/pictures.generated.ts';
import { socialPictureFor } from '#domain/social-pictures.ts';
import { tourPicturesOf } from '#domain/tour-pictures.ts';
import { tours } from '#domain/tours.ts';
import { pathsOf } from '#tools/images/project.ts';
import { findStale } from '#tools/images/run.ts';
import { site } from '#tools/images/site.ts';
import { socialCards } from '../../../art/social.ts';

const { images } = pathsOf(site);

const bytesOf = (url: string) => statSync(path.join(images, '..', url)).size;

/** The width that a browser takes for so many device pixels: the next larger, or the largest. */
const widthFor = (name: PictureName, pixels: number): number => {
  const { avif } = pictureOf(name).widths;
  return avif.find((width) => width >= pixels) ?? Math.max(...avif);
};

describe('the encoded pictures', () => {
  it('are up to date with masters, photographs and manifest', async () => {
    expect(await findStale(site)).toEqual([]);
  });

  it('carry no credit but that of photographs', () => {
    const credited = pictureNames.filter(
      (name) => pictureOf(name).credit === 'Illustration made for this website',
    );
    expect(credited).toEqual([]);
  });

  it('stay below 30 MB in all', () => {
    const files = readdirSync(images, { recursive: true, withFileTypes: true });
    const bytes = files
      .filter((file) => file.isFile())
      .map((file) => statSync(path.join(file.parentPath, file.name)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(30_000_000);
  });
});

describe('the bytes that a visitor loads', () => {
  it.each(heroSlides)('are at most 60 kB for the hero $image at 1280 pixels', ({ image }) => {
    expect(bytesOf(pictureUrl(image, 1280, 'avif'))).toBeLessThanOrEqual(60_000);
  });

  it.each(heroSlides)('are at most 120 kB for the hero $tallImage on a phone', ({ tallImage }) => {
    expect(bytesOf(pictureUrl(tallImage, 900, 'avif'))).toBeLessThanOrEqual(120_000);
  });

  it.each([2, 3])('are at most 350 kB on a tour page at 360 CSS pixels and DPR %i', (density) => {
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
});

describe('the cards for shared links', () => {
  it.each(Object.keys(socialCards))(
    'are JPEGs of 1200 × 630 and at most 300 kB (%s)',
    async (name) => {
      const file = path.join(images, `social/${name}.jpg`);
      const { format, width, height } = await sharp(file).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
      expect(statSync(file).size).toBeLessThanOrEqual(300_000);
    },
  );

  it.each([
    ['/', 'home'],
    ['/tours', 'tours'],
    ['/tours/', 'tours'],
    ['/tour/lamanai-tour-hopkins', 'lamanai-tour-hopkins'],
    ['/tour/unknown', 'tour'],
    ['/tour/constructor', 'tour'],
    ['/booking-success', 'booking-success'],
    ['/nowhere', 'default'],
    ['/toString', 'default'],
  ] as const)('answer the path %s with %s', (page, name) => {
    expect(socialPictureFor(page)).toEqual({
      url: `/images/social/${name}.jpg`,
      width: 1200,
      height: 630,
      alt: pictureOf(socialCards[name]?.picture as PictureName).alt,
    });
  });

  it.each(['/', '/tours', '/about', '/book', '/faq', '/history', '/booking-success', '/nowhere'])(
    'show the picture that the page %s names',
    (page) => {
      const name = page === '/' ? 'home' : page.slice(1);
      expect((socialCards[name] ?? socialCards['default'])?.picture).toBe(pageMeta(page).image);
    },
  );
});

describe('the addresses of a picture', () => {
  it('form a srcset of all widths', () => {
    expect(pictureSrcSet('river-golden-tall', 'avif')).toBe(
      '/images/river-golden-tall-480.avif 480w, /images/river-golden-tall-720.avif 720w, /images/river-golden-tall-900.avif 900w',
    );
  });

  it('fall back to the widest JPEG', () => {
    expect(pictureFallbackUrl('stela')).toBe('/images/stela-1280.jpg');
  });
});
