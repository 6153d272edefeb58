import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { heroSlides } from '#content/content.data.ts';
import type { PictureName } from '#content/pictures.generated.ts';
import { pictureOf, pictureUrl } from '#domain/site/pictures.ts';
import { pathsOf } from '#tools/images/project.ts';
import { site } from '#tools/images/site.ts';

const { images } = pathsOf(site);

const bytesOf = (url: string) => statSync(path.join(images, '..', url)).size;

it('every social card has at most 300 kB', () => {
  const cards = readdirSync(path.join(images, 'social'));
  const bytes = cards.map((name) => bytesOf(`/images/social/${name}`));
  expect(Math.max(...bytes)).toBeLessThanOrEqual(300_000);
});

/** The limit is for illustrations. A photograph that replaces one may have more details or fewer pixels. */
const isIllustration = (name: PictureName) => pictureOf(name).credit === undefined;

it.each(heroSlides)('the hero picture $image has at most 60 kB on laptops and phones', (slide) => {
  const files = [
    { name: slide.image, width: 1280 },
    { name: slide.tallImage, width: 900 },
  ].filter(({ name }) => isIllustration(name));
  const bytes = files.map(({ name, width }) => bytesOf(pictureUrl(name, width, 'avif')));
  expect(Math.max(0, ...bytes)).toBeLessThanOrEqual(60_000);
});
