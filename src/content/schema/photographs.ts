import * as z from 'zod';

import { anyImageRef, group, photographFields } from './fields.ts';

/** The company's photographs, which replace illustrations. */
export const photographsSchema = group('Photographs', {
  photographs: z
    .array(
      group('Photograph', {
        file: photographFields.file,
        picture: anyImageRef('Replaces this picture', 'Everywhere on the site.'),
        alt: photographFields.alt,
        credit: photographFields.credit,
        focus: photographFields.focus,
      }),
    )
    .meta({
      title: 'Photographs',
      description: 'Only with the consent of the photographer and of the people in the picture.',
    }),
});
