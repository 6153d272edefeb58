import { expect, test } from 'vitest';

import { departures, placeOf } from '#domain/tours/departures.ts';
import { specifiedPlaces, specifiedTours } from '#tests/support/specification.ts';

test('the departures are the specified places', () => {
  expect(departures.map(({ place }) => placeOf(place).name)).toEqual(specifiedPlaces);
});

test('the departures list every tour exactly once, at the place that its title names', () => {
  const found = departures.flatMap(({ place, tours }) =>
    tours.map(({ id, title, departure }) => ({ id, name: placeOf(place).name, title, departure })),
  );
  expect(found.map(({ id }) => id)).toEqual(specifiedTours.map(({ id }) => id));
  for (const { name, title, departure } of found) {
    expect(title).toContain(name);
    expect(departure).toContain(name);
  }
});

test.each(['Corozal', '__proto__'])('there is no place %j', (id) => {
  expect(() => placeOf(id)).toThrow(`There is no ${id}.`);
});
