import { expect, test } from 'vitest';

import { timeline } from '#content/history/timeline.ts';

test('the timeline runs from the Early Preclassic period to the present', () => {
  const periods = timeline.map(({ period }) => period);
  expect([periods[0], periods.at(-1)]).toEqual(['Early Preclassic', 'The present']);
});

test('the timeline has an anchor of its own for every entry, and shows no picture twice', () => {
  const anchors = timeline.map(({ id }) => id);
  const images = timeline.flatMap(({ image }) => image ?? []);
  expect([new Set(anchors).size, new Set(images).size]).toEqual([timeline.length, images.length]);
  expect(anchors.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
});
