import * as z from 'zod';

import { day, group, guest, integer, multiLine } from './fields.ts';

export const reviewsSchema = group('Reviews', {
  reviews: z
    .array(
      group('Review', {
        ...guest,
        date: day,
        rating: integer('Stars', 1, 5),
        text: multiLine('Words', 600),
      }),
    )
    .default([])
    .meta({
      title: 'Reviews',
      description:
        'Search engines read their average. Leave the list empty to leave the rating out.',
    }),
});
