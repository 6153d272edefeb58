import { expect, it } from 'vitest';

import {
  minimumPersonsOf,
  partySizeLabel,
  personsLabel,
  personsOptions,
  unofferedPersons,
} from '#domain/booking/party-size.ts';

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

it.each([
  [1, ['11 to 14', '16 to 19', 'more than 20']],
  [2, [1, '11 to 14', '16 to 19', 'more than 20']],
  [3, [1, 2, '11 to 14', '16 to 19', 'more than 20']],
  [4, [1, 2, 3, '11 to 14', '16 to 19', 'more than 20']],
])('a tour with a minimum of %i guests does not offer the group sizes %j', (minimum, sizes) => {
  expect(unofferedPersons(minimum)).toEqual(sizes);
});

it.each([
  [1, 'one person'],
  [2, 'a couple'],
  [3, '3'],
  ['11 to 14', '11 to 14'],
])('the label for the group size %j is "%s"', (size, label) => {
  expect(partySizeLabel(size)).toBe(label);
});

it('the label of the group size field shows the minimum of the tour', () => {
  expect(personsLabel(4)).toBe('Minimum 4 guests required');
});
