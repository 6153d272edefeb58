import { describe, expect, it } from 'vitest';

import { minimumPersonsOf, personsLabel, personsOptions } from '#domain/persons.ts';
import { tours } from '#domain/tours.ts';
import { minimumByTour } from '#tests/support/booking-draft.ts';

describe('personsOptions', () => {
  it.each([
    [1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20]],
    [2, [2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20]],
    [4, [4, 5, 6, 7, 8, 9, 10, 15, 20]],
    [11, [15, 20]],
    [20, [20]],
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

  it.each([
    ['there is no tour', undefined, 2],
    ['the tour states none', {}, 2],
    ['the tour states one', { minimumPersons: 1 }, 1],
  ])('where %s, is its own or the default', (_, tour, minimum) => {
    expect(minimumPersonsOf(tour)).toBe(minimum);
  });
});

it('names the minimum above the choice, in the specification’s words', () => {
  expect(personsLabel(4)).toBe('Minimum 4 guests required');
});
