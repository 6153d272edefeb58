import { describe, expect, test } from 'vitest';

import type { Tour } from '#content/tour.ts';
import {
  canonicalTourId,
  findTour,
  isMostBooked,
  recommendedTours,
  splitTitle,
  tourIds,
  tours,
  tourSlugs,
} from '#domain/tours.ts';
import { tourHighlights } from '#content/tour-highlights.ts';

describe('the table of tours', () => {
  test('holds the specified values in the specified order', () => {
    const table = tours.map((tour) => [
      tour.id,
      tour.priceUsd,
      tour.typicalPriceUsd,
      tour.discountPercent,
      tour.recommended,
    ]);
    expect(table).toEqual([
      ['lamanai-tour-belize-city', 132, 155, 15, true],
      ['lamanai-tour-san-pedro-by-boat', 182, 228, 20, false],
      ['lamanai-tour-san-pedro-by-flight', 275, 344, 20, true],
      ['lamanai-tour-caye-caulker-by-boat', 182, 228, 20, false],
      ['lamanai-tour-caye-caulker-by-flight', 275, 344, 20, true],
      ['lamanai-tour-hopkins', 271, 339, 20, true],
      ['lamanai-tour-san-ignacio', 271, 339, 20, true],
      ['lamanai-tour-placencia', 322, 403, 20, true],
    ]);
  });

  test('names every tour after its departure', () => {
    expect(tours.map((tour) => tour.title)).toEqual([
      'Lamanai Tour from Belize City',
      'Lamanai Tour from San Pedro by Boat',
      'Lamanai Tour from San Pedro by Flight',
      'Lamanai Tour from Caye Caulker by Boat',
      'Lamanai Tour from Caye Caulker by Flight',
      'Lamanai Tour from Hopkins',
      'Lamanai Tour from San Ignacio',
      'Lamanai Tour from Placencia',
    ]);
  });

  test('asks for 4 guests from Hopkins, San Ignacio and Placencia and leaves the others at the default', () => {
    expect(tours.map((tour) => [tour.minimumPersons, tour.capacity])).toEqual([
      [undefined, '2+ people'],
      [undefined, '2+ people'],
      [undefined, '2+ people'],
      [undefined, '2+ people'],
      [undefined, '2+ people'],
      [4, '4+ people'],
      [4, '4+ people'],
      [4, '4+ people'],
    ]);
  });

  test('sorts the tours into road, water taxi and flight', () => {
    const idsBy = (type: Tour['transportationType']) =>
      tours.filter((tour) => tour.transportationType === type).map((tour) => tour.id);
    expect(idsBy('road')).toEqual([
      'lamanai-tour-belize-city',
      'lamanai-tour-hopkins',
      'lamanai-tour-san-ignacio',
      'lamanai-tour-placencia',
    ]);
    expect(idsBy('water-taxi')).toEqual([
      'lamanai-tour-san-pedro-by-boat',
      'lamanai-tour-caye-caulker-by-boat',
    ]);
    expect(idsBy('flight')).toEqual([
      'lamanai-tour-san-pedro-by-flight',
      'lamanai-tour-caye-caulker-by-flight',
    ]);
  });

  test('carries the family offer on the road tours and on no other', () => {
    const offer = 'Families of 8 or more get a free upgrade to a fully private tour plus 10% off.';
    expect(tours.map((tour) => tour.specialOffer)).toEqual(
      tours.map((tour) => (tour.transportationType === 'road' ? offer : undefined)),
    );
  });

  test('shows each tour with its main picture', () => {
    expect(tours.map((tour) => tour.image)).toEqual([
      'road-morning',
      'caye-noon',
      'flight-noon',
      'water-taxi',
      'flight-noon-golden-flip',
      'hopkins',
      'san-ignacio',
      'placencia',
    ]);
  });

  test('states an honest length for every day', () => {
    expect(tours.map((tour) => tour.duration)).toEqual([
      'About 8 hours',
      'About 12 hours',
      'About 9½ hours',
      'About 11 hours',
      'About 9 hours',
      '11½–12 hours',
      'About 12 hours',
      '13–14 hours',
    ]);
  });

  test('recommends the tours by road and by flight', () => {
    expect(recommendedTours.map((tour) => tour.id)).toEqual([
      'lamanai-tour-belize-city',
      'lamanai-tour-san-pedro-by-flight',
      'lamanai-tour-caye-caulker-by-flight',
      'lamanai-tour-hopkins',
      'lamanai-tour-san-ignacio',
      'lamanai-tour-placencia',
    ]);
  });
});

describe('looking a tour up', () => {
  test('finds each of the eight by its id', () => {
    expect(tourIds.map((id) => findTour(id)?.id)).toEqual([...tourIds]);
    expect(tours.map((tour) => tour.id)).toEqual([...tourIds]);
  });

  test.each(['', 'belize-city', 'Lamanai-Tour-Hopkins', '__proto__', 'constructor', 'toString'])(
    'finds nothing under "%s"',
    (id) => {
      expect(findTour(id)).toBeUndefined();
    },
  );

  test('leads the short slugs to the canonical ids', () => {
    expect(tourSlugs).toEqual({
      'belize-city': 'lamanai-tour-belize-city',
      'san-pedro-boat': 'lamanai-tour-san-pedro-by-boat',
      'san-pedro-flight': 'lamanai-tour-san-pedro-by-flight',
      'caye-caulker-boat': 'lamanai-tour-caye-caulker-by-boat',
      'caye-caulker-flight': 'lamanai-tour-caye-caulker-by-flight',
      'hopkins-belize': 'lamanai-tour-hopkins',
      'san-ignacio-belize': 'lamanai-tour-san-ignacio',
      'placencia-belize': 'lamanai-tour-placencia',
    });
    expect(canonicalTourId('hopkins-belize')).toBe('lamanai-tour-hopkins');
  });

  test.each(['hopkins', 'lamanai-tour-hopkins', '__proto__', 'constructor', ''])(
    'knows no short slug "%s"',
    (slug) => {
      expect(canonicalTourId(slug)).toBeUndefined();
    },
  );

  test('binds the Most Booked ribbon to belize-city, which is no tour', () => {
    expect(isMostBooked('belize-city')).toBe(true);
    expect(tours.filter((tour) => isMostBooked(tour.id))).toEqual([]);
  });
});

test('the highlights name the High Temple as 33 meters tall', () => {
  expect(tourHighlights).toHaveLength(6);
  expect(tourHighlights[0]).toBe('The High Temple, 33 meters tall, begun around 100 BC');
});

test.each(tours)('$title names where its day begins', ({ title }) => {
  const { lead, place } = splitTitle(title);
  expect(lead).toBe('Lamanai Tour from');
  expect(`${lead} ${place}`).toBe(title);
});
