import { describe, expect, it } from 'vitest';

import { about } from '#domain/about.ts';
import { timeline } from '#domain/history.ts';
import { discover, heroSlides } from '#domain/home.ts';
import {
  aboutPictures,
  discoverPictures,
  headerPictures,
  heroPictures,
  historyPictures,
  tourPictures,
  tourPicturesOf,
} from '#domain/picture-use.ts';
import { tours } from '#domain/tours.ts';
import { manifest } from '../../../art/manifest.ts';

const galleries = Object.entries(tourPictures).map(([tourId, { gallery }]) => ({
  tourId,
  gallery: gallery.map((name) => ({ name, ...manifest[name] })),
}));

describe('the pictures of a tour', () => {
  it('exist for all eight tours', () => {
    expect(Object.keys(tourPictures)).toEqual(tours.map(({ id }) => id));
  });

  it.each(tours)('show on the card what $id names as its image', ({ id, image }) => {
    expect(tourPicturesOf(id).card).toBe(image);
  });

  it.each(galleries)(
    'open the page of $tourId with the first of its gallery',
    ({ tourId, gallery }) => {
      const { main, card } = tourPicturesOf(tourId);
      expect(main).toBe(gallery[0]?.name);
      expect(gallery.map(({ name }) => name)).toContain(card);
    },
  );

  it('are refused for a tour that does not exist', () => {
    expect(() => tourPicturesOf('belize-city')).toThrow(
      new Error('There are no pictures for the tour belize-city.'),
    );
  });
});

describe('a gallery', () => {
  it.each(galleries)('shows eight different scenes ($tourId)', ({ gallery }) => {
    expect(new Set(gallery.map(({ scene }) => scene)).size).toBe(8);
    expect(gallery).toHaveLength(8);
  });

  it.each(galleries)('begins with its own departure or journey ($tourId)', ({ gallery }) => {
    expect(['departure', 'journey']).toContain(gallery[0]?.subject);
  });

  it.each(galleries)('holds river, wildlife and temple ($tourId)', ({ gallery }) => {
    const subjects = gallery.map(({ subject }) => subject);
    expect(subjects).toEqual(expect.arrayContaining(['river', 'wildlife', 'temple']));
  });

  it('shares its first three pictures with no other', () => {
    const openings = galleries.map(({ gallery }) =>
      gallery
        .slice(0, 3)
        .map(({ name }) => name)
        .toSorted()
        .join(' '),
    );
    expect(new Set(openings).size).toBe(8);
  });
});

describe('the pages', () => {
  it('name in their texts the pictures that are selected for them', () => {
    expect(heroSlides.map(({ image, tallImage }) => ({ wide: image, tall: tallImage }))).toEqual(
      heroPictures,
    );
    expect(discover.slideshow.map(({ image }) => image)).toEqual(discoverPictures);
    expect(about.hero.image).toBe(headerPictures.about.wide);
    expect({
      story: about.story.image,
      ...Object.fromEntries(about.sections.map(({ id, image }) => [id, image])),
    }).toEqual(aboutPictures);
    expect(timeline.flatMap(({ image }) => image ?? []).toSorted()).toEqual(
      Object.values(historyPictures).toSorted(),
    );
  });

  it('use upright compositions of the scene that they stand in for', () => {
    const pairs = [...heroPictures, ...Object.values(headerPictures)].flatMap((picture) =>
      'tall' in picture ? [[manifest[picture.wide].scene, manifest[picture.tall].scene]] : [],
    );
    expect(pairs.length).toBe(5);
    for (const [wide, tall] of pairs) expect(tall).toBe(wide);
  });
});
