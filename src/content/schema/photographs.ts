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
            'it is a JPEG, PNG, WebP or AVIF file in /art/photographs',
          )
          .meta({
            title: 'File',
            description: 'JPEG, PNG, WebP or AVIF, better 1920 pixels wide, at least 720.',
            accept: 'image/jpeg,image/png,image/webp,image/avif',
          }),
        picture: imageRef('Picture that it replaces', 'Wherever the site shows that one.'),
        alt,
        credit: singleLine('Whose it is', 80, 'Such as Photo: Ana Cruz.').optional(),
        focus: focus.optional(),
      }),
    )
    .meta({
      title: 'Photographs',
      description: 'Only with the consent of their makers and of the people in them.',
    }),
});
