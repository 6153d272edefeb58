import * as z from 'zod';

import { line, picture, whole } from './fields.ts';

/** What the company shows in place of illustrations. */
export const photographsSchema = z
  .strictObject({
    photographs: z
      .array(
        z
          .strictObject({
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
            picture: picture('Picture that it replaces', 'Wherever the site shows that one.'),
            alt: line('What it shows', 125, 'Read to those who cannot see it.'),
            credit: line('Whose it is', 80, 'Such as Photo: Ana Cruz.').optional(),
            focus: z
              .strictObject({
                left: whole('Per cent from the left', 0, 100),
                top: whole('Per cent from the top', 0, 100),
              })
              .optional()
              .meta({
                title: 'Where the eye goes',
                description: 'Stays in sight where the site cuts the edges off.',
              }),
          })
          .meta({ title: 'Photograph' }),
      )
      .meta({
        title: 'Photographs',
        description: 'Only with the consent of their makers and of the people in them.',
      }),
  })
  .meta({ title: 'Photographs' });
