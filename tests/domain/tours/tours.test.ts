import { describe, expect, test } from 'vitest';

import {
  findTour,
  findTourBySlug,
  isMostBooked,
  parseDeparturePlace,
  splitTitle,
  tourIds,
  tours,
} from '#domain/tours/tours.ts';
import { tourDetailsOf } from '#domain/tours/tour-details.ts';
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
});

describe('looking a tour up', () => {
  test('finds each by its id', () => {
    expect(tourIds.map(findTour)).toEqual(tours);
  });

  test.each(['', 'belize-city', '__proto__'])('finds nothing under "%s"', (id) => {
    expect(findTour(id)).toBeUndefined();
    expect(() => tourDetailsOf(id)).toThrow(`There is no ${id}.`);
  });

  test('leads the short slugs to the canonical ids', () => {
    expect(specifiedTours.map(({ slug }) => findTourBySlug(slug))).toEqual(tours);
  });

  test.each(['lamanai-tour-hopkins', '__proto__'])('knows no short slug "%s"', (slug) => {
    expect(findTourBySlug(slug)).toBeUndefined();
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

test.each([
  ['Hopkins, daily (pickup about 5:30 AM)', 'Hopkins'],
  ['San Pedro airstrip (check-in about 7:00 AM), daily', 'San Pedro airstrip'],
  ['Placencia peninsula', 'Placencia peninsula'],
])('finds the place in the departure %j', (departure, place) => {
  expect(parseDeparturePlace(departure)).toBe(place);
});
