import { describe, expect, test } from 'vitest';

import { departures, legsOf, legTitle, placeOf } from '#domain/journey.ts';
import { findTour, tourIds, tours } from '#domain/tours.ts';

const told = (tourId: string) =>
  legsOf(tourId).map((leg) => `${leg.kind}: ${legTitle(leg)}, ${leg.time}`);

const river = 'river: Tower Hill to Lamanai, 60–90 minutes';

describe('the way to Lamanai', () => {
  test('has these legs and times', () => {
    expect(Object.fromEntries(tourIds.map((id) => [id, told(id)]))).toEqual({
      'lamanai-tour-belize-city': ['road: Belize City to Tower Hill, 60–75 minutes', river],
      'lamanai-tour-san-pedro-by-boat': [
        'water-taxi: San Pedro to Belize City, 75–90 minutes',
        'road: Belize City to Tower Hill, 60–75 minutes',
        river,
      ],
      'lamanai-tour-san-pedro-by-flight': [
        'flight: San Pedro to Belize City’s international airport, 15–20 minutes',
        'road: Belize City’s international airport to Tower Hill, 45–50 minutes',
        river,
      ],
      'lamanai-tour-caye-caulker-by-boat': [
        'water-taxi: Caye Caulker to Belize City, 45–60 minutes',
        'road: Belize City to Tower Hill, 60–75 minutes',
        river,
      ],
      'lamanai-tour-caye-caulker-by-flight': [
        'flight: Caye Caulker to Belize City’s international airport, 10–15 minutes',
        'road: Belize City’s international airport to Tower Hill, 45–50 minutes',
        river,
      ],
      'lamanai-tour-hopkins': ['road: Hopkins to Tower Hill, 2½–3 hours', river],
      'lamanai-tour-san-ignacio': ['road: San Ignacio to Tower Hill, 2¼–2½ hours', river],
      'lamanai-tour-placencia': ['road: Placencia to Tower Hill, 3½–4 hours', river],
    });
  });

  test.each(tours.map((tour) => [tour.title, tour] as const))(
    'of the %s begins at its departure, travels as it says and ends at Lamanai without a gap',
    (_title, tour) => {
      const legs = legsOf(tour.id);
      expect(tour.departure).toContain(placeOf(legs[0]?.from ?? 'lamanai').name);
      expect(legs.map(({ kind }) => kind)).toContain(tour.transportationType);
      expect(legs.slice(1).map(({ from }) => from)).toEqual(legs.slice(0, -1).map(({ to }) => to));
      expect(legs.at(-1)?.to).toBe('lamanai');
    },
  );

  test.each(['', 'belize-city', '__proto__', 'constructor'])('is unknown for %j', (id) => {
    expect(() => legsOf(id)).toThrow(`There is no journey for ${id}.`);
  });
});

describe('the departures', () => {
  test('are the six places of the specification', () => {
    expect(departures.map(({ place }) => placeOf(place).name)).toEqual([
      'Belize City',
      'San Pedro',
      'Caye Caulker',
      'Hopkins',
      'San Ignacio',
      'Placencia',
    ]);
  });

  test('lead to every tour once, each from the place where it begins', () => {
    const choices = departures.flatMap(({ place, choices: all }) =>
      all.map((choice) => ({ place, ...choice })),
    );
    expect(choices.map(({ tourId }) => tourId)).toEqual([...tourIds]);
    for (const { place, tourId, by } of choices) {
      expect(legsOf(tourId)[0]?.from).toBe(place);
      expect(
        findTour(tourId)?.title.endsWith(
          by ? `by ${by === 'boat' ? 'Boat' : 'Flight'}` : placeOf(place).name,
        ),
      ).toBe(true);
    }
  });
});
