import * as z from 'zod';

import { group, illustrationRef, photographFields } from './fields.ts';

/** The company's photographs. Each replaces an illustration, or is added to the pictures of the site. */
export const photographsSchema = group('Photographs', {
  photographs: z
    .array(
      group('Photograph', {
        file: photographFields.file,
        picture: illustrationRef(
          'Replaces this picture',
          'Everywhere on the site. Leave it empty to choose the photograph in other forms, once this change is live.',
        ).optional(),
        alt: photographFields.alt,
        credit: photographFields.credit,
      }),
    )
    .meta({
      title: 'Photographs',
      description: 'Only with the consent of the photographer and of the people in the picture.',
    }),
});
