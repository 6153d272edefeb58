import { describe, expect, it } from 'vitest';

import { heroSlides } from '#content/home.ts';
import { headerPictures } from '#content/picture-use.ts';
import { tourPicturesOf } from '#domain/tour-pictures.ts';
import { tours } from '#domain/tours.ts';
import { manifest } from '../../../art/manifest.ts';

const galleries = tours.map(({ id: tourId }) => ({
  tourId,
  gallery: tourPicturesOf(tourId).gallery.map((name) => ({ name, ...manifest[name] })),
}));

describe('the pictures of a tour', () => {
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
    expect(new Set(openings).size).toBe(tours.length);
  });
});

describe('the pages', () => {
  it('use upright compositions of the scene that they stand in for', () => {
    const heroes = heroSlides.map(({ image, tallImage }) => ({ wide: image, tall: tallImage }));
    const pairs = [...heroes, ...Object.values(headerPictures)].flatMap((picture) =>
      'tall' in picture ? [[manifest[picture.wide].scene, manifest[picture.tall].scene]] : [],
    );
    expect(pairs.length).toBeGreaterThan(0);
    for (const [wide, tall] of pairs) expect(tall).toBe(wide);
  });
});
