import * as z from 'zod';

import { address, alt, focus, group } from './fields.ts';

const subjects = ['departure', 'journey', 'river', 'wildlife', 'temple', 'detail'] as const;

/** The site's own illustrations. */
export const illustrationsSchema = group('Illustrations', {
  pictures: z
    .array(
      group('Illustration', {
        alt,
        name: address('Name', 'File name in art/masters.'),
        subject: z.enum(subjects).meta({
          title: 'Subject',
          description: 'A tour shows pictures of several subjects.',
        }),
        scene: address(
          'Scene',
          'Views of the same place share a scene; a tour shows each scene once.',
        ),
        light: z.enum(['day', 'dusk', 'night']).meta({
          title: 'Light',
          description: 'Tours are on the river by day, so only History shows dusk and night.',
        }),
        focus,
      }),
    )
    .min(1)
    .meta({ title: 'Illustrations' }),
});
