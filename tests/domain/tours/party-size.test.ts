import { expect, it } from 'vitest';

import { minimumPersonsOf, personsLabel, personsOptions } from '#domain/tours/party-size.ts';

it.each([
  [1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20]],
  [2, [2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20]],
  [4, [4, 5, 6, 7, 8, 9, 10, 15, 20]],
  [11, [15, 20]],
  [20, [20]],
])('a tour with a minimum of %i guests offers the group sizes %j', (minimum, options) => {
  expect(personsOptions(minimum)).toEqual(options);
});

it.each([
  ['the default minimum without a tour', undefined, 2],
  ['the default minimum for a tour without a minimum', {}, 2],
  ['the minimum of a tour that has one', { minimumPersons: 1 }, 1],
])('minimumPersonsOf returns %s', (_, tour, minimum) => {
  expect(minimumPersonsOf(tour)).toBe(minimum);
});

it('the label of the group size field shows the minimum of the tour', () => {
  expect(personsLabel(4)).toBe('Minimum 4 guests required');
});
