import * as z from 'zod';

import { alt, focus, group, imageRef, singleLine } from './fields.ts';

/** The company's photographs, which replace illustrations. */
export const photographsSchema = group('Photographs', {
  photographs: z
    .array(
      group('Photograph', {
        file: z
          .string()
          .regex(
            /^\/art\/photographs\/[^/\\]+\.(jpe?g|png|webp|avif)$/i,
            'choose a JPEG, PNG, WebP or AVIF file in /art/photographs',
          )
          .meta({
            title: 'File',
            description: 'JPEG, PNG, WebP or AVIF, at least 720 pixels wide; 1920 is better.',
            accept: 'image/jpeg,image/png,image/webp,image/avif',
          }),
        picture: imageRef('Replaces this picture', 'Everywhere on the site.'),
        alt,
        credit: singleLine(
          'Photographer or owner of the picture',
          80,
          'Such as Photo: Ana Cruz.',
        ).optional(),
        focus: focus.optional(),
      }),
    )
    .meta({
      title: 'Photographs',
      description: 'Only with the consent of the photographer and of the people in the picture.',
    }),
});
