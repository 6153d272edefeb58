import { describe, expect, it } from 'vitest';

import { encodedPictures } from '#content/pictures.generated.ts';
import { socialPictures } from '#content/social-pictures.generated.ts';
import {
  pictureFallbackUrl,
  pictureNames,
  pictureOf,
  pictureSrcSet,
  pictureUrl,
} from '#domain/site/pictures.ts';
import { socialPictureFor } from '#domain/site/social-pictures.ts';

it.each(pictureNames)('the picture %s is offered in every encoded width', (name) => {
  const { widths } = encodedPictures[name];
  expect(pictureOf(name)).toBe(encodedPictures[name]);
  for (const format of ['avif', 'webp', 'jpg'] as const) {
    expect(pictureSrcSet(name, format).split(', ')).toEqual(
      widths[format].map((width) => `/images/${name}-${width}.${format} ${width}w`),
    );
  }
  expect(pictureFallbackUrl(name)).toBe(pictureUrl(name, Math.max(...widths.jpg), 'jpg'));
});

it('a picture with a maximum width is offered only up to that width', () => {
  expect(pictureSrcSet('airstrip', 'webp', 480)).toBe(
    '/images/airstrip-320.webp 320w, /images/airstrip-480.webp 480w',
  );
  expect(pictureSrcSet('airstrip', 'jpg', 480)).toBe('/images/airstrip-480.jpg 480w');
});

describe('the social cards', () => {
  it.each([
    ['/', 'home'],
    ['/tours', 'tours'],
    ['/tours/', 'tours'],
    ['/nowhere', 'default'],
    ['/__proto__', 'default'],
    ['/tour', 'tour'],
    ['/tour/nowhere', 'tour'],
    ['/tour//lamanai-tour-hopkins', 'lamanai-tour-hopkins'],
  ] as const)('the social card of %j is %s', (path, name) => {
    expect(socialPictureFor(path)).toEqual({
      url: `/images/social/${name}.jpg`,
      width: 1200,
      height: 630,
      alt: socialPictures[name],
    });
  });
});
