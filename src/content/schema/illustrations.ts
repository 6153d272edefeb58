import * as z from 'zod';

import { address, alt, focus, group } from './fields.ts';

const subjects = ['departure', 'journey', 'river', 'wildlife', 'temple', 'detail'] as const;

/** The site's own illustrations. */
export const illustrationsSchema = group('Illustrations', {
  pictures: z
    .array(
      group('Illustration', {
        alt,
        name: address('Name', 'The file is called so, in art/masters.'),
        subject: z.enum(subjects).meta({
          title: 'Subject',
          description: 'The pictures of a tour are of several.',
        }),
        scene: address('Scene', 'The same for another view of it; a tour shows a scene once.'),
        focus,
      }),
    )
    .min(1)
    .meta({ title: 'Illustrations' }),
});
