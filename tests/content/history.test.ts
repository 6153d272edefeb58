import { expect, test } from 'vitest';

import { history } from '#content/content.data.ts';

test('the history timeline runs from the Early Preclassic period to the present without repeating a picture', () => {
  const periods = history.chapters.map(({ period }) => period);
  expect([periods[0], periods.at(-1)]).toEqual(['Early Preclassic', 'The present']);
  const images = history.chapters.flatMap(({ image }) => image ?? []);
  expect(new Set(images).size).toBe(images.length);
});
