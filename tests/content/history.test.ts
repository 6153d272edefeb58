import { describe, expect, test } from 'vitest';
import * as z from 'zod';

import { historyTourCards } from '#content/history/tour-cards.ts';
import { timeline } from '#content/history/timeline.ts';
import { canonicalTourId, findTour, isMostBooked } from '#domain/tours.ts';
import { specifiedHistoryCards, specifiedTours } from '#tests/support/specification.ts';

const entrySchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  period: z.string().min(1),
  date: z.string().regex(/\d{3,4}|century/),
  title: z.string().min(1).max(60),
  text: z.string().min(80).max(400),
  image: z.string().optional(),
});

const sentencesIn = (text: string): number => text.match(/[.!?]”?(?= |$)/g)?.length ?? 0;

describe('the timeline', () => {
  test('runs from the Early Preclassic to the present in 21 entries', () => {
    expect(timeline.map((entry) => [entry.period, entry.date])).toEqual([
      ['Early Preclassic', 'c. 1600–1500 BC'],
      ['Middle Preclassic', '900–400 BC'],
      ['Late Preclassic', '400–100 BC'],
      ['Late Preclassic', 'c. 100 BC'],
      ['Early Classic', 'c. AD 250–450'],
      ['Early to Middle Classic', 'c. AD 450–550'],
      ['Classic', '6th century AD'],
      ['Late Classic', 'AD 625'],
      ['Late Classic', 'c. AD 600–700'],
      ['Terminal Classic', 'c. AD 750–960'],
      ['Terminal Classic', 'c. AD 841'],
      ['Early Postclassic', 'c. AD 1000–1300'],
      ['Postclassic', 'c. AD 1100–1500'],
      ['Contact', '1544'],
      ['Spanish colonial', 'c. 1560–1638'],
      ['Spanish colonial', '1638–1641'],
      ['British period', '18th century–c. 1875'],
      ['Archaeology', '1917'],
      ['Archaeology', '1974–1986'],
      ['Archaeology', '1998–present'],
      ['The present', '20th century–today'],
    ]);
  });

  test.each(timeline.map((entry) => [entry.title, entry] as const))(
    '"%s" is told in two to four sentences',
    (_title, entry) => {
      expect(entrySchema.parse(entry)).toEqual(entry);
      expect(sentencesIn(entry.text)).toBeGreaterThanOrEqual(2);
      expect(sentencesIn(entry.text)).toBeLessThanOrEqual(4);
    },
  );

  test('has an anchor of its own for every entry', () => {
    expect(new Set(timeline.map((entry) => entry.id)).size).toBe(21);
  });

  test('shows a picture at the turns and none twice', () => {
    const images = timeline.flatMap((entry) => entry.image ?? []);
    expect(images.length).toBeGreaterThan(5);
    expect([...new Set(images)]).toEqual(images);
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
