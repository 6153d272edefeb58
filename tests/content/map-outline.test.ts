import { expect, test } from 'vitest';

import { mapFrames, mapOutline } from '#content/content.data.ts';
import { legsOf } from '#domain/tours/route.ts';
import { tours } from '#domain/tours/tours.ts';

test.each(tours)(
  'the map of $title shows the whole route with room for place names at the edges',
  (tour) => {
    const [left, top, width, height] = mapFrames[tour.id] ?? mapOutline.canvas;
    for (const place of legsOf(tour.id).flatMap(({ from, to }) => [from, to])) {
      const [x = 0, y = 0] = mapOutline.points[place] ?? [];
      for (const share of [(x - left) / width, (y - top) / height]) {
        expect(Math.abs(share - 0.5), place).toBeLessThan(0.37);
      }
    }
  },
);
