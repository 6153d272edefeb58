import { describe, expect, it } from 'vitest';

import { illustrationTexts, socialAlts } from '#content/content.data.ts';
import { encodedPictures } from '#content/pictures.generated.ts';
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
  expect(pictureOf(name)).toEqual({ ...encodedPictures[name], ...illustrationTexts[name] });
  for (const format of ['avif', 'webp', 'jpg'] as const) {
    expect(pictureSrcSet(name, format).split(', ')).toEqual(
      widths[format].map((width) => `/images/${name}-${width}.${format} ${width}w`),
    );
  }
  expect(pictureFallbackUrl(name)).toBe(pictureUrl(name, Math.max(...widths.jpg), 'jpg'));
});

it.each(pictureNames)(
  'the picture %s with a maximum width is offered only up to that width',
  (name) => {
    const { webp } = encodedPictures[name].widths;
    const [first = 0, second = 0] = webp;
    expect(pictureSrcSet(name, 'webp', second)).toBe(
      `/images/${name}-${first}.webp ${first}w, /images/${name}-${second}.webp ${second}w`,
    );
    expect(pictureSrcSet(name, 'webp', second - 1)).toBe(`/images/${name}-${first}.webp ${first}w`);
  },
);

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
      alt: socialAlts[name],
    });
  });
});
