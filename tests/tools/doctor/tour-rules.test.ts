import { describe, expect, test } from 'vitest';

import { tourList } from '#content/tour-list.ts';
import type { WholeTour } from '#content/tour.ts';
import { tasks } from '#tests/support/findings.ts';
import { discountOf, minutesOf, tourFindings } from '#tools/doctor/tour-rules.ts';

describe('tours', () => {
  const [first] = tourList;
  const whole: WholeTour = first;

  test.each<[Partial<WholeTour>, string]>([
    [{ title: ' ', id: 'a' }, 'nothing stands in title'],
    [{ slug: 'Über' }, 'the address "Über"'],
    [{ priceUsd: 0, typicalPriceUsd: 10, discountPercent: 100 }, 'the price 0 is no price'],
    [{ discountPercent: 1 }, 'the badge says 1% off'],
    [
      {
        itinerary: [
          { time: '9:00 AM', text: 'a' },
          { time: '8:00 AM', text: 'b' },
        ],
      },
      'do not run forward',
    ],
    [{ itinerary: [{ time: '9 o’clock', text: 'a' }] }, 'do not run forward'],
  ])('%j is named', (wrong, problem) => {
    expect(tasks(tourFindings([{ ...whole, ...wrong }]))).toEqual([
      expect.stringContaining(problem),
    ]);
  });

  test('are whole as they stand', () => {
    expect(tasks(tourFindings(tourList))).toEqual([]);
  });

  test('that are gone keep no address of one that is there', () => {
    expect(tasks(tourFindings(tourList, { former: ['corozal'] }))).toEqual([]);
    expect(tasks(tourFindings(tourList, { former: [whole.slug, whole.id, 'corozal'] }))).toEqual([
      `Addresses of former tours lead elsewhere, but a tour has them: ${whole.slug} and ${whole.id}.`,
    ]);
  });

  test('that are gone have no card on the history page', () => {
    expect(tasks(tourFindings(tourList, { cards: [whole.slug, 'corozal'] }))).toEqual([
      'The history page has cards for tours that are not there: corozal.',
    ]);
  });

  test('whose picture is misspelled are named', () => {
    const image = 'hopkinss' as WholeTour['image'];
    expect(tasks(tourFindings([{ ...whole, image }]))).toEqual([
      `${whole.title}: there is no picture by the name hopkinss.`,
    ]);
  });

  test('with the same address are named', () => {
    const second = { ...whole, title: 'B', id: 'b', footerLabel: 'B', shortDescription: 'B' };
    expect(tasks(tourFindings([whole, second]))).toEqual([
      `Two tours have the same slug, "${whole.slug}".`,
    ]);
  });

  test.each([
    ['8:00 AM', 480],
    ['12:30 AM', 30],
    ['12:30 PM', 750],
    ['8:00', NaN],
  ])('%s is minute %d', (time, minute) => {
    expect(minutesOf(time)).toBe(minute);
  });

  test('the discount is the whole per cent of the two prices', () => {
    expect(discountOf({ priceUsd: 75, typicalPriceUsd: 100 })).toBe(25);
  });
});
