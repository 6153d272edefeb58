import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { readContent } from '#content/read-content.ts';
import { useContentCopy } from '#tests/support/content-copy.ts';
import { compareWithSpecification, explainDifferences } from '#tests/support/specified-content.ts';

const { dir, change } = useContentCopy();
const compare = () => compareWithSpecification(readContent(dir()));
const fileOf = (slug: string) => join(dir(), `tours/${slug}.json`);

test('the content of the tests has the values of the specification', () => {
  expect(compare()).toEqual([]);
});

test.each([
  ['hopkins priceUsd', 281, 'content/tours/hopkins-belize.json, Price: 281 instead of 271'],
  [
    'hopkins title',
    'Lamanai Tour from Dangriga',
    'content/tours/hopkins-belize.json, Title: "Lamanai Tour from Dangriga" instead of "Lamanai Tour from Hopkins"',
  ],
  [
    'san-pedro minimumPersons',
    3,
    'content/tours/san-pedro-boat.json, Minimum persons: 3 instead of empty',
  ],
  [
    'history tourCards 0 banner',
    undefined,
    'content/history.json, Card 1, Badge: empty instead of "Most Booked"',
  ],
  ['home reasons', [], 'content/home.json, Why choose us: 0 entries instead of 6'],
  ['terms depositPercent', 40, 'content/terms.json, Deposit, percent: 40 instead of 50'],
])('a change of %s is named as in the forms', (place, value, sentence) => {
  change(place, value);
  expect(compare()).toEqual([sentence]);
});

test('a question, a review and a phone number may differ from the specification', () => {
  change('faq lead', 'Ask us.');
  change('company phone', '+501 600 0000');
  change('reviews reviews', []);
  expect(compare()).toEqual([]);
});

test('an additional tour and a removed tour are named', () => {
  cpSync(fileOf('hopkins-belize'), fileOf('dangriga'));
  rmSync(fileOf('placencia-belize'));
  expect(compare()).toEqual([
    'content/tours/placencia-belize.json: this tour is not offered',
    'content/tours/dangriga.json: the specification has no such tour',
  ]);
});

test('a tour that is no longer offered is named once', () => {
  change('hopkins leadsTo', '/tours');
  expect(compare()).toEqual(['content/tours/hopkins-belize.json: this tour is not offered']);
});

test('the explanation says how to turn the check off', () => {
  expect(explainDifferences(['Price: 281 instead of 271'])).toMatch(
    /Price: 281 instead of 271\n.*change true to\nfalse in tests\/specification\/check\.json/s,
  );
});
