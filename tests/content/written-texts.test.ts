import { expect, test } from 'vitest';

import { companyFacts, terms, tours } from '#content/content.data.ts';
import { loadContent } from '#content/load-content.ts';
import { capitalize, numberToWords, uncapitalize } from '#lib/words.ts';
import { useContentCopy } from '#tests/support/content-copy.ts';

const { dir, change } = useContentCopy();

test('the build replaces placeholders in content texts', () => {
  change(
    'home closing text',
    '{TourCount} tours. We run {tourCount} of them, {experience} after {since}. {Deposit}%.',
  );
  const count = numberToWords(tours.length);
  expect(loadContent(dir()).home.closing.text).toBe(
    `${capitalize(count)} tours. We run ${count} of them, ${uncapitalize(companyFacts.experience)} after ${companyFacts.since}. ${terms.depositPercent}%.`,
  );
});

test('the build turns straight quotes and apostrophes into typographic characters', () => {
  change('home closing text', `Don't miss "The Mask" ("at noon"), the guides' favorite`);
  change('photographs photographs 0', {
    file: "/art/photographs/O'Neil.jpg",
    alt: 'A stone',
  });
  const { home, photographs } = loadContent(dir());
  expect(home.closing.text).toBe('Don’t miss “The Mask” (“at noon”), the guides’ favorite');
  expect(photographs.photographs[0]?.file).toBe("/art/photographs/O'Neil.jpg");
});

test('the build puts no-break spaces into the times and names of a sentence, but not into a title', () => {
  change('home closing text', 'From San Ignacio at 6:00 AM, back within 12 hours.');
  change('home closing title', 'San Ignacio at 6:00 AM');
  const { closing } = loadContent(dir()).home;
  expect(closing.text).toBe('From San\u00A0Ignacio at 6:00\u00A0AM, back within 12\u00A0hours.');
  expect(closing.title).toBe('San Ignacio at 6:00 AM');
});

test('the build computes the discount percentage from the price', () => {
  change('hopkins priceUsd', 300);
  const tour = loadContent(dir()).tours.find(({ slug }) => slug === 'hopkins-belize');
  expect(tour?.discountPercent).toBe(12);
});

test('the build formats a price in a text with a thousands separator', () => {
  change('hopkins typicalPriceUsd', 1500);
  change('hopkins priceUsd', 1200);
  change('home closing text', 'From {price:hopkins-belize}');
  expect(loadContent(dir()).home.closing.text).toBe('From US$1,200');
});
