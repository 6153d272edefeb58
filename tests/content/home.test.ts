import { describe, expect, test } from 'vitest';

import { about, reasons, theDay } from '#content/content.data.ts';
import { getTourDetails } from '#domain/tours/tour-details.ts';

test('the home page shows only times from the Belize City itinerary', () => {
  expect(getTourDetails('lamanai-tour-belize-city').itinerary.map(({ time }) => time)).toEqual(
    expect.arrayContaining(theDay.map(({ time }) => time)),
  );
});

describe('Why Choose Us', () => {
  const everything = reasons.map((reason) => `${reason.title} ${reason.text}`).join(' ');

  test.each([
    'family-owned',
    '25+ years',
    'since 1995',
    'ground transportation, park entrance fees, guided tour, packaged lunch and bottled water',
    'Parties of 6 or more get a group discount',
    'families of 8 or more get a free upgrade to a fully private tour plus 10% off',
  ])('Why Choose Us says "%s"', (words) => {
    expect(everything).toContain(words);
  });

  test('Why Choose Us contains only numbers from the specification', () => {
    const specified = new Set('1995 25+ 30 100% 20-29 50% 20 6 8 10%'.split(' '));
    const claimed = everything.match(/\d+(?:[-–]\d+)?[+%]?/g) ?? [];
    expect(claimed.filter((number) => !specified.has(number))).toEqual([]);
  });
});

test('About Us has sections on guides, sustainability, community and satisfaction', () => {
  expect(about.sections.map((section) => section.id)).toEqual(
    expect.arrayContaining(['guides', 'sustainability', 'community', 'satisfaction']),
  );
});
