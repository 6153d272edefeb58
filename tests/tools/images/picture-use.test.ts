import { describe, expect, it } from 'vitest';

import {
  about,
  closing,
  discover,
  heroSlides,
  theDay,
  tourGalleries,
} from '#content/content.data.ts';
import { contentDir, loadContent } from '#content/load-content.ts';
import { tours } from '#domain/tours/tours.ts';

const illustrations = loadContent(contentDir).illustrations.pictures;
const illustrationOf = (name: string) => illustrations.find((picture) => picture.name === name);

const galleries = tours.map(({ id: tourId, image }) => ({
  tourId,
  image,
  gallery: (tourGalleries[tourId] ?? []).map((name) => ({ ...illustrationOf(name), name })),
}));

describe('the tour galleries', () => {
  it.each(galleries)(
    "the gallery of the tour $tourId begins with the picture of the tour's card",
    ({ gallery, image }) => expect(gallery[0]?.name).toBe(image),
  );

  it.each(galleries)(
    'the gallery of the tour $tourId shows eight different scenes',
    ({ gallery }) => {
      expect(new Set(gallery.map(({ scene }) => scene)).size).toBe(8);
      const subjects = gallery.map(({ subject }) => subject);
      expect(subjects).toEqual(
        expect.arrayContaining(['departure', 'river', 'wildlife', 'temple']),
      );
    },
  );

  it('no two tour galleries begin with the same three pictures', () => {
    const openings = galleries.map(({ gallery }) =>
      gallery
        .slice(0, 3)
        .map(({ name }) => name)
        .toSorted()
        .join(' '),
    );
    expect(new Set(openings).size).toBe(tours.length);
  });
});

it('pages that sell tours show only daylight pictures', () => {
  const shown = [
    ...heroSlides.flatMap(({ image, tallImage }) => [image, tallImage]),
    ...theDay.map(({ image }) => image),
    ...discover.slideshow.map(({ image }) => image),
    closing.image,
    about.hero.image,
    about.story.image,
    ...about.sections.map(({ image }) => image),
    ...tours.map(({ image }) => image),
    ...Object.values(tourGalleries).flat(),
  ];
  const others = new Set(shown.filter((name) => illustrationOf(name)?.light !== 'day'));
  expect([...others]).toEqual([]);
});

it('no picture is mirrored, so that cars drive on the correct side of the road', () => {
  expect(illustrations.filter(({ name }) => name.includes('flip'))).toEqual([]);
});

it('no two tour cards show the same scene', () => {
  const scenes = tours.map(({ image }) => illustrationOf(image)?.scene);
  expect(new Set(scenes).size).toBe(tours.length);
});

it('the home page shows each scene only once', () => {
  const scenes = [
    ...heroSlides.map(({ image }) => image),
    ...theDay.map(({ image }) => image),
    ...discover.slideshow.map(({ image }) => image),
    ...tours.filter(({ recommended }) => recommended).map(({ image }) => image),
    closing.image,
  ].map((name) => illustrationOf(name)?.scene);
  expect(new Set(scenes).size).toBe(scenes.length);
});

it('a tall picture shows the same scene as the wide picture that it replaces', () => {
  for (const { image, tallImage } of heroSlides)
    expect(illustrationOf(tallImage)?.scene).toBe(illustrationOf(image)?.scene);
});
