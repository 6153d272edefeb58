import { describe, expect, test } from 'vitest';

import {
  findTour,
  findTourBySlug,
  isMostBooked,
  parseDeparturePlace,
  parseTourTitle,
  tourIds,
  tours,
} from '#domain/tours/tours.ts';
import { getTourDetails } from '#domain/tours/tour-details.ts';
import { specifiedTours } from '#tests/support/specification.ts';

describe('the list of tours', () => {
  test('the list of tours has the specified values in the specified order', () => {
    expect(tours).toEqual(
      specifiedTours.map((specified) =>
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

describe('finding a tour', () => {
  test('a tour is found by its id', () => {
    expect(tourIds.map(findTour)).toEqual(tours);
  });

  test.each(['', 'belize-city', '__proto__'])('no tour is found for the id "%s"', (id) => {
    expect(findTour(id)).toBeUndefined();
    expect(() => getTourDetails(id)).toThrow(`There is no ${id}.`);
  });

  test('a tour is found by its short slug', () => {
    expect(specifiedTours.map(({ slug }) => findTourBySlug(slug))).toEqual(tours);
  });

  test.each(['lamanai-tour-hopkins', '__proto__'])(
    'no tour is found for the short slug "%s"',
    (slug) => {
      expect(findTourBySlug(slug)).toBeUndefined();
    },
  );

  test('the Most Booked ribbon belongs to belize-city, which is not a tour id', () => {
    expect(isMostBooked('belize-city')).toBe(true);
    expect(tours.filter((tour) => isMostBooked(tour.id))).toEqual([]);
  });
});

test.each(tours)('parseTourTitle splits $title into lead and place', ({ title }) => {
  const place = title.replace('Lamanai Tour from ', '');
  expect(parseTourTitle(title)).toEqual({ lead: 'Lamanai Tour from', place });
});

test.each([
  ['Hopkins, daily (pickup about 5:30 AM)', 'Hopkins'],
  ['San Pedro airstrip (check-in about 7:00 AM), daily', 'San Pedro airstrip'],
  ['Placencia peninsula', 'Placencia peninsula'],
])('parseDeparturePlace for %j returns %j', (departure, place) => {
  expect(parseDeparturePlace(departure)).toBe(place);
});
