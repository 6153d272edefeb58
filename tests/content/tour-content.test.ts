import { describe, expect, test } from 'vitest';
import * as z from 'zod';

import { transportationTypes } from '#content/tour.ts';
import { tourDetailsOf } from '#domain/tour-details.ts';
import { tours as tourFacts } from '#domain/tours.ts';
import { discountOf, minutesOf } from '#tools/doctor/tour-rules.ts';

const clockTime = z.string().regex(/^(?:[1-9]|1[0-2]):[0-5]\d [AP]M$/);
const line = z.string().min(1).max(160);

const tourSchema = z.strictObject({
  id: z.string().regex(/^lamanai-tour-[a-z-]+$/),
  slug: z.string().regex(/^[a-z-]+$/),
  title: z.string().startsWith('Lamanai Tour from '),
  footerLabel: line,
  shortDescription: z.string().min(120).max(155),
  fullDescription: z.string(),
  priceUsd: z.int().positive(),
  typicalPriceUsd: z.int().positive(),
  discountPercent: z.int().min(1).max(99),
  image: z.string().regex(/^[a-z-]+$/),
  duration: z.string().regex(/\d½? hours$/),
  transportation: z.string().endsWith('oad and river boat'),
  transportationType: z.enum(transportationTypes),
  capacity: z.string().regex(/^\d\+ people$/),
  itinerary: z.array(z.strictObject({ time: clockTime, text: line.endsWith('.') })).min(8),
  included: z.array(line).length(5),
  notIncluded: z.array(line).min(3),
  departure: line,
  recommended: z.boolean(),
  specialOffer: line.optional(),
  minimumPersons: z.int().min(2).max(20).optional(),
  pickupPoints: z.array(line).min(2),
  whatToBring: z.array(line).min(8),
});

const tours = tourFacts.map((tour) => ({ ...tour, ...tourDetailsOf(tour.id) }));

const wordsIn = (text: string): number => text.split(/\s+/).length;

const eachTour = tours.map((tour) => [tour.id, tour] as const);

describe.each(eachTour)('%s', (_id, tour) => {
  test('has every field that a guest needs, and no other', () => {
    expect(tourSchema.parse(tour)).toEqual(tour);
  });

  test('has a discount badge that follows from its two prices', () => {
    expect(discountOf(tour)).toBe(tour.discountPercent);
  });

  test('tells its day in 120 to 180 words and several paragraphs', () => {
    const words = wordsIn(tour.fullDescription);
    expect(words).toBeGreaterThanOrEqual(120);
    expect(words).toBeLessThanOrEqual(180);
    expect(tour.fullDescription.split('\n\n').length).toBeGreaterThanOrEqual(2);
  });

  test('has an itinerary whose clock only moves forward', () => {
    const times = tour.itinerary.map((step) => minutesOf(step.time));
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
  });

  test('has an itinerary as long as the duration it states', () => {
    const first = minutesOf(tour.itinerary[0]!.time);
    const last = minutesOf(tour.itinerary.at(-1)!.time);
    const stated = Number.parseFloat(/\d+½?/.exec(tour.duration)![0].replace('½', '.5'));
    expect(Math.abs((last - first) / 60 - stated)).toBeLessThanOrEqual(0.75);
  });

  test('passes the dock at Tower Hill, the river, the site and a packaged lunch', () => {
    const day = tour.itinerary.map((step) => step.text).join(' ');
    expect(day).toMatch(/Tower Hill/);
    expect(day).toMatch(/boat/);
    expect(day).toMatch(/museum/i);
    expect(day).toMatch(/guided walk/i);
    expect(day).toMatch(/Packaged lunch\./);
  });

  test('includes exactly what the company includes', () => {
    expect(tour.included).toEqual([
      'Ground transportation',
      'Park entrance fees',
      'Guided tour',
      'Packaged lunch',
      'Bottled water',
    ]);
  });

  test('excludes nothing that it includes', () => {
    expect(tour.notIncluded).toEqual(
      expect.arrayContaining(['Gratuities', 'Souvenirs and crafts', 'Alcoholic drinks']),
    );
    expect(tour.notIncluded.filter((item) => tour.included.includes(item))).toEqual([]);
  });

  test('suggests pickup points, the undecided one last', () => {
    expect(tour.pickupPoints.indexOf('Not sure yet')).toBe(tour.pickupPoints.length - 1);
    expect(new Set(tour.pickupPoints).size).toBe(tour.pickupPoints.length);
  });

  test('promises neither a climb nor tickets', () => {
    const everything = JSON.stringify(tour);
    expect(everything).not.toMatch(/\bclimb (?:the|to|up)\b/i);
    expect(tour.included.join(' ')).not.toMatch(/ticket|water taxi|flight|airfare|boat/i);
  });
});

describe('what to bring', () => {
  const bringing = (item: string) =>
    tours.filter((tour) => tour.whatToBring.includes(item)).map((tour) => tour.transportationType);

  test('adds a soft bag and photo ID for the flights alone', () => {
    expect(bringing('Soft day bag for the plane')).toEqual(['flight', 'flight']);
    expect(bringing('Photo ID')).toEqual(['flight', 'flight']);
  });

  test('adds a windbreaker for the water taxis alone', () => {
    expect(bringing('Windbreaker for the sea crossing')).toEqual(['water-taxi', 'water-taxi']);
  });
});
