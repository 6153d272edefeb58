import { describe, expect, it } from 'vitest';

import {
  faqHead,
  heroSlides,
  history,
  illustrations,
  pageTexts,
  tourGalleries,
} from '#content/content.data.ts';
import { tours } from '#domain/tours/tours.ts';

const illustrationOf = (name: string) => illustrations.find((picture) => picture.name === name);

const galleries = tours.map(({ id: tourId }) => ({
  tourId,
  gallery: (tourGalleries[tourId] ?? []).map((name) => ({ ...illustrationOf(name), name })),
}));

describe('the tour galleries', () => {
  it.each(galleries)('$tourId shows eight scenes and begins with the journey', ({ gallery }) => {
    expect(new Set(gallery.map(({ scene }) => scene)).size).toBe(8);
    const subjects = gallery.map(({ subject }) => subject);
    expect(['departure', 'journey']).toContain(subjects[0]);
    expect(subjects).toEqual(expect.arrayContaining(['river', 'wildlife', 'temple']));
  });

  it('no two begin with the same three pictures', () => {
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

it('an upright picture shows the same scene as the wide one it replaces', () => {
  const heroes = heroSlides.map(({ image, tallImage }) => ({ wide: image, tall: tallImage }));
  const headers = [pageTexts.tours, faqHead, history].map(({ picture }) => picture);
  const pairs = [...heroes, ...headers].flatMap((picture) =>
    picture.tall
      ? [[illustrationOf(picture.wide)?.scene, illustrationOf(picture.tall)?.scene]]
      : [],
  );
  expect(pairs.length).toBeGreaterThan(0);
  for (const [wide, tall] of pairs) expect(tall).toBe(wide);
});
