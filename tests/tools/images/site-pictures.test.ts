import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { heroSlides } from '#content/content.data.ts';
import { pictureUrl } from '#domain/site/pictures.ts';
import { pathsOf } from '#tools/images/project.ts';
import { site } from '#tools/images/site.ts';

const { images } = pathsOf(site);

const bytesOf = (url: string) => statSync(path.join(images, '..', url)).size;

it('every social card has at most 300 kB', () => {
  const cards = readdirSync(path.join(images, 'social'));
  const bytes = cards.map((name) => bytesOf(`/images/social/${name}`));
  expect(Math.max(...bytes)).toBeLessThanOrEqual(300_000);
});

it.each(heroSlides)('the hero picture $image has at most 60 kB on laptops and phones', (slide) => {
  expect(bytesOf(pictureUrl(slide.image, 1280, 'avif'))).toBeLessThanOrEqual(60_000);
  expect(bytesOf(pictureUrl(slide.tallImage, 900, 'avif'))).toBeLessThanOrEqual(60_000);
});
