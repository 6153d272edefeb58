import { describe, expect, it } from 'vitest';

import {
  DEFAULT_MINIMUM_PERSONS,
  MAXIMUM_PERSONS,
  minimumPersonsOf,
  personsLabel,
  personsOptions,
} from '#domain/persons.ts';
import { tours } from '#domain/tours.ts';
import { minimumByTour } from '#tests/support/booking-draft.ts';

describe('personsOptions', () => {
  it.each([
    [1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20]],
    [2, [2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20]],
    [4, [4, 5, 6, 7, 8, 9, 10, 15, 20]],
    [10, [10, 15, 20]],
    [11, [15, 20]],
    [15, [15, 20]],
    [16, [20]],
    [20, [20]],
    [21, []],
  ])('with a minimum of %i are %j', (minimum, options) => {
    expect(personsOptions(minimum)).toEqual(options);
  });
});

describe('minimumPersonsOf', () => {
  it('is that of the specification for each tour', () => {
    expect(Object.fromEntries(tours.map((tour) => [tour.id, minimumPersonsOf(tour)]))).toEqual(
      minimumByTour,
    );
  });

  it('is 2 without a tour, and for a tour that states none', () => {
    expect(minimumPersonsOf(undefined)).toBe(2);
    expect(minimumPersonsOf({})).toBe(2);
    expect([DEFAULT_MINIMUM_PERSONS, MAXIMUM_PERSONS]).toEqual([2, 20]);
  });

  it('is what the tour states', () => {
    expect(minimumPersonsOf({ minimumPersons: 1 })).toBe(1);
  });
});

describe('personsLabel', () => {
  it.each([
    [2, 'Minimum 2 guests required'],
    [4, 'Minimum 4 guests required'],
  ])('for %i reads %j', (minimum, label) => {
    expect(personsLabel(minimum)).toBe(label);
  });
});
