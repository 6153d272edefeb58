import { describe, expect, test } from 'vitest';

import { bundledReviews, type Review } from '#content/content.data.ts';
import { isRealDay } from '#domain/site/calendar.ts';
import { ratingOf, reviewsOf, samplesLine } from '#domain/site/reviews.ts';
import { tours } from '#domain/tours/tours.ts';

const rated = (rating: Review['rating']): Review => ({
  author: 'A guest',
  location: 'Belmopan',
  date: '2026-01-01',
  rating,
  text: '',
});

describe('reviews', () => {
  test('sample reviews are not shown on any tour page', () => {
    expect(tours.flatMap((tour) => reviewsOf(tour.id))).toEqual([]);
    expect(reviewsOf('belize-city')).toEqual(bundledReviews);
  });

  test('reviews are complete and sorted from newest to oldest', () => {
    for (const { author, location, date, rating, text } of bundledReviews) {
      expect([author.trim(), location.trim()]).not.toContain('');
      expect(isRealDay(date) && [1, 2, 3, 4, 5].includes(rating), date).toBe(true);
      expect(text.length >= 40 && text.length <= 240, text).toBe(true);
    }
    const dates = bundledReviews.map((review) => review.date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });
});

const [ann, ben] = [{ author: 'Ann' }, { author: 'Ben' }];

test.each([
  ['no quote', [ann, ben], ''],
  ['all quotes', [{ ...ann, sample: true }], 'These are examples until guests send us theirs.'],
  ['some quotes', [{ ...ann, sample: true }, ben], 'Examples: Ann'],
])('samplesLine says that %s are samples', (_, quotes, line) => {
  expect(samplesLine(quotes)).toBe(line);
});

test.each([
  [[1, 2], 1.5],
  [[5, 5, 4], 4.7],
  [[1, 1, 2], 1.3],
] as const)('reviews with the stars %j have the average %d', (stars, average) => {
  const rating = ratingOf(stars.map(rated));
  expect(rating).toEqual({ average, count: stars.length });
});

test('ratingOf returns null without reviews', () => {
  expect(ratingOf([])).toBeNull();
});
