import { expect, test } from 'vitest';

import { contentDir, loadContent } from '#content/load-content.ts';
import { useContentCopy } from '#tests/support/content-copy.ts';
import { findUses } from '#tools/images/uses.ts';

const { dir, change } = useContentCopy();
const specified = loadContent(contentDir);

test('a picture with several uses is encoded for the widest one', () => {
  const [gallery = []] = Object.values(specified.tourGalleries);
  const uses = findUses([specified], [gallery[1] ?? '', 'stela-card']);
  expect(uses.get(gallery[0] ?? '')).toBe('full width');
  expect(uses.get(gallery[1] ?? '')).not.toBe('on cards');
  expect(uses.get('stela-card')).toBe('on cards');
});

test('the pictures of the tests stay encoded when the owner chooses others', () => {
  const [slide] = specified.home.heroSlides;
  change('home heroSlides', specified.home.heroSlides.slice(1));
  change('hopkins gallery', specified.tourGalleries['lamanai-tour-hopkins']?.slice(0, 3));
  const uses = findUses([loadContent(dir()), specified], []);
  expect(uses.get(slide?.image ?? '')).toBe('full width');
  expect(uses).toEqual(findUses([specified], []));
});
