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
])('a tour with a minimum of %i offers the group sizes %j', (minimum, options) => {
  expect(personsOptions(minimum)).toEqual(options);
});

it.each([
  ['there is no tour', undefined, 2],
  ['the tour states none', {}, 2],
  ['the tour states one', { minimumPersons: 1 }, 1],
])("minimumPersonsOf returns the tour's own minimum or the default if %s", (_, tour, minimum) => {
  expect(minimumPersonsOf(tour)).toBe(minimum);
});

it.each([
  [1, ['11 to 14', '16 to 19', 'more than 20']],
  [2, [1, '11 to 14', '16 to 19', 'more than 20']],
  [3, [1, 2, '11 to 14', '16 to 19', 'more than 20']],
  [4, [1, 2, 3, '11 to 14', '16 to 19', 'more than 20']],
])('a tour with a minimum of %i lists the sizes that cannot be chosen: %j', (minimum, sizes) => {
  expect(unofferedPersons(minimum)).toEqual(sizes);
});

it.each([
  [1, 'one person'],
  [2, 'a couple'],
  [3, '3'],
  ['11 to 14', '11 to 14'],
])('the label calls the size %j %s', (size, label) => {
  expect(partySizeLabel(size)).toBe(label);
});

it('the label states the specified minimum', () => {
  expect(personsLabel(4)).toBe('Minimum 4 guests required');
});
