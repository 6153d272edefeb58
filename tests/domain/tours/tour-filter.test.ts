import { describe, expect, test } from 'vitest';

import {
  filterTours,
  tourFilterFrom,
  tourFilterLabels,
  tourFilters,
} from '#domain/tours/tour-filter.ts';
import { tours } from '#domain/tours/tours.ts';
import { specifiedTours } from '#tests/support/specification.ts';

describe('the tour filter', () => {
  test('the tour filter has the four specified options in order', () => {
    expect(tourFilters.map((filter) => tourFilterLabels[filter])).toEqual([
      'All Tours',
      'By Flight',
      'By Water Taxi',
      'By Road',
    ]);
  });

  test.each([null, 'all', 'boat', '__proto__'])(
    'the tour filter treats %j as no filter',
    (text) => {
      expect(tourFilterFrom(text)).toBe('all');
    },
  );

  test('the tour filter keeps the tours of one kind of transportation in order', () => {
    const idsBy = (filter: (typeof tourFilters)[number]) =>
      filterTours(tours, filter).map((tour) => tour.id);
    expect(idsBy('all')).toEqual(tours.map((tour) => tour.id));
    for (const type of ['flight', 'water-taxi', 'road'] as const) {
      expect(tourFilterFrom(type)).toBe(type);
      const specified = specifiedTours.filter((tour) => tour.transportationType === type);
      expect(idsBy(type)).toEqual(specified.map(({ id }) => id));
    }
  });
});
