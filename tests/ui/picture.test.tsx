import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { pictureOf } from '#domain/site/pictures.ts';
import { Picture, TALL_SCREENS } from '#ui/Picture.tsx';

type Props = Parameters<typeof Picture>[0];

function renderPicture(props: Partial<Props> = {}) {
  const { container } = render(
    <Picture name="temple-dawn" variant="card" sizes="50vw" {...props} />,
  );
  const image = container.querySelector('img');
  if (!image) throw new Error('There is no image.');
  const sources = [...container.querySelectorAll('source')].map((source) => ({
    type: source.type,
    media: source.getAttribute('media'),
    sizes: source.getAttribute('sizes'),
    first: source.srcset.split(', ')[0],
  }));
  return { container, image, sources };
}

const rulesOf = (image: HTMLElement) =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => [...image.classList].some((name) => rule.cssText.includes(`.${name}`)))
    .map((rule) => rule.cssText)
    .join('\n');

const offered = (name: string, sizes: string, media: string | null, widths: [number, number]) =>
  (['avif', 'webp'] as const).map((kind, index) => ({
    type: `image/${kind}`,
    media,
    sizes,
    first: `/images/${name}-${widths[index]}.${kind} ${widths[index]}w`,
  }));

it('by default, a picture loads lazily as AVIF, WebP or JPEG', () => {
  const { image, sources } = renderPicture();
  expect(sources).toEqual(offered('temple-dawn', '50vw', null, [160, 320]));
  expect(
    Object.fromEntries(image.getAttributeNames().map((name) => [name, image.getAttribute(name)])),
  ).toMatchObject({
    src: '/images/temple-dawn-1280.jpg',
    srcset: '/images/temple-dawn-480.jpg 480w, /images/temple-dawn-1280.jpg 1280w',
    sizes: '50vw',
    width: '1920',
    height: '1080',
    alt: pictureOf('temple-dawn').alt,
    loading: 'lazy',
    decoding: 'async',
  });
  expect(image.hasAttribute('fetchpriority')).toBe(false);
});

it('a picture with priority loads eagerly', () => {
  const { image } = renderPicture({ alt: '', priority: true });
  expect(screen.queryByRole('img')).toBeNull();
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

it('an image element has its loading attributes before src', () => {
  const names = renderPicture().image.getAttributeNames();
  for (const name of ['loading', 'sizes', 'srcset']) {
    expect(names.indexOf(name)).toBeLessThan(names.indexOf('src'));
  }
});

it('a picture uses the tall version on narrow and tall screens', () => {
  const { sources } = renderPicture({ tall: 'temple-noon-tall', sizes: '100vw' });
  expect(TALL_SCREENS).toBe('(max-width: 599.95px), (max-aspect-ratio: 4/5)');
  expect(sources).toEqual([
    ...offered('temple-noon-tall', '100vw', TALL_SCREENS, [480, 480]),
    ...offered('temple-dawn', '100vw', null, [160, 320]),
  ]);
});

it('a cropped picture keeps its focal point visible over a placeholder gradient', () => {
  const rules = rulesOf(renderPicture({ variant: 'cover' }).image);
  expect(rules).toContain('object-fit: cover');
  expect(rules).toContain('object-position: 58% 50%');
  const colors = pictureOf('temple-dawn').placeholder.join(', ');
  expect(rules).toContain(`background-image: linear-gradient(${colors})`);
});

it.each([
  ['stars', 'color: #fff'],
  ['card-toucan', 'color: rgba(0, 0, 0, 0.87)'],
] as const)(
  'the alt text of the picture %s is legible if the picture fails to load',
  (name, color) => {
    expect(rulesOf(renderPicture({ name }).image)).toContain(color);
  },
);
