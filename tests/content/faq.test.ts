import { describe, expect, test } from 'vitest';

import { faqGroups } from '#content/content.data.ts';
import { keepTogether } from '#lib/text.ts';
import { inclusions, placesInProse, specifiedTopics } from '#tests/support/specification.ts';

const items = faqGroups.flatMap((group) => group.items);
const answerTo = (id: string): string =>
  items.find((item) => item.id === id)?.answer.join(' ') ?? '';

describe('the FAQ', () => {
  test('the FAQ has every specified question, in the specified order', () => {
    const specified = new Set(Object.values(specifiedTopics).flat());
    const found = faqGroups.map(({ title, items: asked }) => [
      title,
      asked.map(({ id }): string => id).filter((id) => specified.has(id)),
    ]);
    expect(found).toEqual(Object.entries(specifiedTopics));
  });
});

test('the FAQ answer about inclusions lists every inclusion', () => {
  const answer = answerTo('what-is-included').toLowerCase();
  expect(inclusions.filter((item) => !answer.includes(item.toLowerCase()))).toEqual([]);
});

test('the FAQ answer about departures lists every departure place', () => {
  expect(answerTo('departure-points')).toContain(keepTogether(placesInProse));
});
