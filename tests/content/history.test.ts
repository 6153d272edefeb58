import { describe, expect, test } from 'vitest';

import { timeline } from '#content/history/timeline.ts';
import { historyTourCards } from '#content/history/tour-cards.ts';
import { canonicalTourId, findTour, isMostBooked } from '#domain/tours.ts';
import { specifiedHistoryCards, specifiedTours } from '#tests/support/specification.ts';

describe('the timeline', () => {
  test('runs from the Early Preclassic period to the present', () => {
    const periods = timeline.map(({ period }) => period);
    expect([periods[0], periods.at(-1)]).toEqual(['Early Preclassic', 'The present']);
  });

  test('has an anchor of its own for every entry, and shows no picture twice', () => {
    const anchors = timeline.map(({ id }) => id);
    const images = timeline.flatMap(({ image }) => image ?? []);
    expect([new Set(anchors).size, new Set(images).size]).toEqual([timeline.length, images.length]);
    expect(anchors.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });
});

describe('the closing tour cards', () => {
  test("carry this page's own prices and durations, and one banner", () => {
    expect(historyTourCards).toEqual(
      specifiedHistoryCards.map((card) => ({ ...card, text: expect.any(String) as string })),
    );
  });

  test('lead to tours that exist', () => {
    expect(
      historyTourCards.map((card) => findTour(canonicalTourId(card.slug) ?? '')?.title),
    ).toEqual(
      specifiedHistoryCards.map(
        (card) => specifiedTours.find(({ slug }) => slug === card.slug)?.title,
      ),
    );
  });

  test('give the banner to the id that the Most Booked ribbon is bound to', () => {
    expect(historyTourCards.map((card) => isMostBooked(card.slug))).toEqual(
      historyTourCards.map((card) => card.banner === 'Most Booked'),
    );
  });
});
