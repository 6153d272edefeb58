import { expect, test } from 'vitest';

import { loadContent } from '#content/load-content.ts';
import { useContentCopy } from '#tests/support/content-copy.ts';

const { dir, change } = useContentCopy();

test('a gallery can show a photograph that replaces no illustration', () => {
  change('photographs photographs 0', {
    file: '/art/photographs/Harbor 1.jpg',
    alt: 'Fishing boats in the harbor',
  });
  change('hopkins gallery 1', 'photo-harbor-1');
  const { tourGalleries } = loadContent(dir());
  expect(tourGalleries['lamanai-tour-hopkins']?.[1]).toBe('photo-harbor-1');
});
