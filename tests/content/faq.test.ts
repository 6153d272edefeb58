import { describe, expect, test } from 'vitest';
import * as z from 'zod';

import { faqGroups } from '#content/faq/groups.ts';
import { inclusions } from '#content/tours/common.ts';
import { placesInProse } from '#tests/support/specification.ts';

const items = faqGroups.flatMap((group) => group.items);
const answerTo = (id: string): string =>
  items.find((item) => item.id === id)?.answer.join(' ') ?? '';

const itemSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  question: z.string().endsWith('?'),
  answer: z.array(z.string().min(1)).min(1),
});

/** The specification's topics; others may stand among them. */
const specifiedTopics: Readonly<Record<string, readonly string[]>> = {
  ruins: [
    'what-does-lamanai-mean',
    'where-is-lamanai',
    'how-old-is-lamanai',
    'main-structures',
    'architecture',
    'artifacts',
    'crocodile',
    'climbing',
    'opening-hours',
    'museum',
    'wildlife',
    'colonial-history',
    'park-size',
    'best-season',
  ],
  tours: [
    'getting-there',
    'what-is-included',
    'how-long',
    'departure-points',
    'what-to-bring',
    'cost',
    'guided-or-alone',
    'boat-time',
    'facilities',
    'is-it-worth-it',
  ],
};

describe('the FAQ', () => {
  test('has the two groups of the specification', () => {
    expect(faqGroups.map(({ id, title }) => [id, title])).toEqual([
      ['ruins', 'About the Maya Ruins'],
      ['tours', 'About Lamanai Tours'],
    ]);
  });

  test.each(faqGroups)(
    '$title has every specified question, in the order of the topics',
    (group) => {
      const topics = specifiedTopics[group.id] ?? [];
      const ids: readonly string[] = group.items.map(({ id }) => id);
      expect(ids.filter((id) => topics.includes(id))).toEqual(topics);
    },
  );

  test('can link to every question, as no two share an anchor or a wording', () => {
    expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
    expect(new Set(items.map((item) => item.question)).size).toBe(items.length);
  });
});

describe.each(items.map((item) => [item.question, item] as const))('"%s"', (_question, item) => {
  test('is a well-formed question with an answer of 40 to 110 words', () => {
    expect(itemSchema.parse(item)).toEqual(item);
    const words = item.answer.join(' ').split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(40);
    expect(words).toBeLessThanOrEqual(110);
  });
});

describe('the specified statements', () => {
  test.each([
    ['opening-hours', '8:00 A.M. to 5:00 P.M.'],
    ['how-long', 'Tours last 6-8 hours.'],
    ['cost', 'from Belize City typically cost $140-150'],
    ['best-season', 'Nov-Apr'],
    ['main-structures', '33 meters tall'],
    ['what-does-lamanai-mean', 'Submerged crocodile'],
    [
      'climbing',
      'Climbing depends on conditions and conservation work. Your guide will tell you on the day which temples are open.',
    ],
  ])('%s says "%s"', (id, words) => {
    expect(answerTo(id)).toContain(words);
  });

  test('the answer about inclusions names all of them', () => {
    const answer = answerTo('what-is-included').toLowerCase();
    expect(inclusions.filter((item) => !answer.includes(item.toLowerCase()))).toEqual([]);
  });

  test('the answer about departures names all places', () => {
    expect(answerTo('departure-points')).toContain(placesInProse);
  });

  test('no answer gives the entrance fee or any price but that from Belize City', () => {
    const prices = items.flatMap((item) => item.answer.join(' ').match(/\$[\d-]+/g) ?? []);
    expect(prices).toEqual(['$140-150']);
  });
});
