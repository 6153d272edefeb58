import { expect, it } from 'vitest';

import { minimumPersonsOf, personsLabel, personsOptions } from '#domain/persons.ts';

it.each([
  [1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20]],
  [2, [2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20]],
  [4, [4, 5, 6, 7, 8, 9, 10, 15, 20]],
  [11, [15, 20]],
  [20, [20]],
])('groups on offer with a minimum of %i are %j', (minimum, options) => {
  expect(personsOptions(minimum)).toEqual(options);
});

it.each([
  ['there is no tour', undefined, 2],
  ['the tour states none', {}, 2],
  ['the tour states one', { minimumPersons: 1 }, 1],
])('where %s, the minimum is its own or the default', (_, tour, minimum) => {
  expect(minimumPersonsOf(tour)).toBe(minimum);
});

it('names the minimum above the choice, in the specification’s words', () => {
  expect(personsLabel(4)).toBe('Minimum 4 guests required');
});
