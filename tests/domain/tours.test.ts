import { describe, expect, test } from 'vitest';

import {
  canonicalTourId,
  findTour,
  isMostBooked,
  recommendedTours,
  splitTitle,
  tourIds,
  tours,
  tourSlugs,
} from '#domain/tours.ts';
import { tourDetailsOf } from '#domain/tour-details.ts';
import { specifiedTours } from '#tests/support/specification.ts';

describe('the table of tours', () => {
  test('holds the specified values in the specified order', () => {
    expect(tours).toEqual(
      specifiedTours.map(({ way: _way, ...specified }) =>
        expect.objectContaining({
          ...specified,
          capacity: `${specified.minimumPersons ?? 2}+ people`,
        }),
      ),
    );
    expect(tours.map(({ minimumPersons }) => minimumPersons)).toEqual(
      specifiedTours.map(({ minimumPersons }) => minimumPersons),
    );
  });

  test('recommends what the specification does', () => {
    expect(recommendedTours.map(({ id }) => id)).toEqual(
      specifiedTours.filter(({ recommended }) => recommended).map(({ id }) => id),
    );
  });
});

describe('looking a tour up', () => {
  test('finds each by its id', () => {
    expect(tourIds.map(findTour)).toEqual(tours);
  });

  test.each(['', 'belize-city', '__proto__'])('finds nothing under "%s"', (id) => {
    expect(findTour(id)).toBeUndefined();
    expect(() => tourDetailsOf(id)).toThrow(`There are no details of the tour ${id}.`);
  });

  test('leads the short slugs to the canonical ids', () => {
    expect(tourSlugs).toEqual(Object.fromEntries(specifiedTours.map(({ slug, id }) => [slug, id])));
    expect(tours.map(({ slug }) => canonicalTourId(slug))).toEqual(tours.map(({ id }) => id));
  });

  test.each(['lamanai-tour-hopkins', '__proto__'])('knows no short slug "%s"', (slug) => {
    expect(canonicalTourId(slug)).toBeUndefined();
  });

  test('binds the Most Booked ribbon to belize-city, which is no tour', () => {
    expect(isMostBooked('belize-city')).toBe(true);
    expect(tours.filter((tour) => isMostBooked(tour.id))).toEqual([]);
  });
});

test.each(tours)('$title names where its day begins', ({ title }) => {
  const place = title.replace('Lamanai Tour from ', '');
  expect(splitTitle(title)).toEqual({ lead: 'Lamanai Tour from', place });
});
