import { describe, expect, test } from 'vitest';

import { tourList } from '#content/tour-list.ts';
import type { WholeTour } from '#content/tour.ts';
import { tasks } from '#tests/support/findings.ts';
import { minutesOf, tourFindings } from '#tools/doctor/tour-rules.ts';

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
    [{ image: 'hopkinss' as WholeTour['image'] }, 'there is no picture by the name hopkinss'],
  ])('%j is named', (wrong, problem) => {
    expect(tasks(tourFindings([{ ...whole, ...wrong }], [], []))).toEqual([
      expect.stringContaining(problem),
    ]);
  });

  test('are whole as they stand', () => {
    expect(tasks(tourFindings())).toEqual([]);
  });

  test('that are gone keep no address of one that is there, and no card on the history page', () => {
    expect(tasks(tourFindings(tourList, [whole.slug, whole.id, 'corozal'], []))).toEqual([
      `Addresses of former tours lead elsewhere, but a tour has them: ${whole.slug} and ${whole.id}.`,
    ]);
    expect(tasks(tourFindings(tourList, [], [whole.slug, 'corozal']))).toEqual([
      'The history page has cards for tours that are not there: corozal.',
    ]);
  });

  test('with the same address are named', () => {
    const second = { ...whole, title: 'B', id: 'b', footerLabel: 'B', shortDescription: 'B' };
    expect(tasks(tourFindings([whole, second], [], []))).toEqual([
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
});
