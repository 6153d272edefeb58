import * as z from 'zod';

import {
  address,
  group,
  imageRef,
  integer,
  list,
  multiLine,
  pageHead,
  singleLine,
} from './fields.ts';

export const historySchema = group('History', {
  ...pageHead,
  toursTitle: singleLine('Above the tours', 60),
  toursLead: singleLine('Below that', 160),
  picture: imageRef('Picture at the top'),
  chapters: list(
    'Chapters',
    group('Chapter', {
      id: address('End of the link'),
      period: singleLine('Period', 40),
      date: singleLine('When', 40),
      title: singleLine('Title', 60),
      text: multiLine('Text', 700),
      image: imageRef('Picture').optional(),
      isLarge: z.boolean().optional().meta({
        title: 'Large picture',
        description: 'On wide screens, the picture is below the text and twice as wide.',
      }),
    }),
  ),
  tourCards: z
    .array(
      group('Card', {
        slug: z.string().meta({
          title: 'Tour',
          description: 'Choose from the list; “Add Tour” would create a new tour.',
          relation: { collection: 'tours', field: 'slug' },
        }),
        title: singleLine('Title', 40),
        text: multiLine('Text', 160),
        priceUsd: integer('Older price', 20, 2000, 'Stands below the tour’s own price.'),
        duration: singleLine('Duration', 30),
        banner: singleLine('Badge', 20).optional(),
      }),
    )
    .meta({ title: 'Tours at the end' }),
});
