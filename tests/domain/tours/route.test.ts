import { describe, expect, test } from 'vitest';

import { departures, legsOf, legTitle, placeOf } from '#domain/tours/route.ts';
import { findTour, tourIds, tours } from '#domain/tours/tours.ts';
import { specifiedPlaces, specifiedTours } from '#tests/support/specification.ts';

const told = (tourId: string) =>
  legsOf(tourId).map((leg) => `${leg.kind}: ${legTitle(leg)}, ${leg.time}`);

const river = 'river: Tower Hill to Lamanai, 60–90 minutes';

describe('the route to Lamanai', () => {
  test('the route to Lamanai has the specified legs and times', () => {
    expect(tourIds.map((id) => [id, told(id)])).toEqual(
      specifiedTours.map(({ id, way }) => [id, [...way, river]]),
    );
  });

  test.each(tours.map((tour) => [tour.title, tour] as const))(
    'the route of the %s runs from the departure place to Lamanai without a gap',
    (_title, tour) => {
      const legs = legsOf(tour.id);
      expect(tour.departure).toContain(placeOf(legs[0]?.from ?? 'lamanai').name);
      expect(legs.map(({ kind }) => kind)).toContain(tour.transportationType);
      expect(legs.slice(1).map(({ from }) => from)).toEqual(legs.slice(0, -1).map(({ to }) => to));
      expect(legs.at(-1)?.to).toBe('lamanai');
    },
  );

  test.each(['Lamanai', '__proto__'])('legsOf throws for the unknown tour %j', (id) => {
    expect(() => legsOf(id)).toThrow(`There is no ${id}.`);
    expect(() => placeOf(id)).toThrow(`There is no ${id}.`);
  });
});

describe('the departures', () => {
  test('the departures match the specified places', () => {
    expect(departures.map(({ place }) => placeOf(place).name)).toEqual(specifiedPlaces);
  });

  test('the departures list every tour exactly once at the place where the tour starts', () => {
    const choices = departures.flatMap(({ place, choices: all }) =>
      all.map((choice) => ({ place, ...choice })),
    );
    expect(choices.map(({ tourId }) => tourId)).toEqual([...tourIds]);
    for (const { place, tourId, by } of choices) {
      expect(legsOf(tourId)[0]?.from).toBe(place);
      expect(findTour(tourId)?.title.toLowerCase()).toContain(
        by ? `by ${by}` : placeOf(place).name.toLowerCase(),
      );
    }
  });
});
