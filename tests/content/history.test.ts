import { describe, expect, test } from 'vitest';

import { history } from '#content/history.ts';

describe('the timeline', () => {
  test('runs from the Early Preclassic period to the present', () => {
    const periods = history.chapters.map(({ period }) => period);
    expect([periods[0], periods.at(-1)]).toEqual(['Early Preclassic', 'The present']);
  });

  test('has an anchor of its own for every entry, and shows no picture twice', () => {
    const anchors = history.chapters.map(({ id }) => id);
    const images = history.chapters.flatMap(({ image }) => image ?? []);
    expect([new Set(anchors).size, new Set(images).size]).toEqual([history.chapters.length, images.length]);
    expect(anchors.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });
});
