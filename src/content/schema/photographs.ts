import * as z from 'zod';

import { address, line, part, picture, whole } from './fields.ts';

const alt = line('What it shows', 125, 'Read to those who cannot see it.');

const focus = z
  .strictObject({
    left: whole('Per cent from the left', 0, 100),
    top: whole('Per cent from the top', 0, 100),
  })
  .meta({
    title: 'Where the eye goes',
    description: 'Stays in sight where the site cuts the edges off.',
  });

/** What the company shows in place of illustrations. */
export const photographsSchema = part('Photographs', {
  photographs: z
    .array(
      part('Photograph', {
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
        alt,
        credit: line('Whose it is', 80, 'Such as Photo: Ana Cruz.').optional(),
        focus: focus.optional(),
      }),
    )
    .meta({
      title: 'Photographs',
      description: 'Only with the consent of their makers and of the people in them.',
    }),
});

const subjects = ['departure', 'journey', 'river', 'wildlife', 'temple', 'detail'] as const;

/** The site's own illustrations. */
export const illustrationsSchema = part('Illustrations', {
  pictures: z
    .array(
      part('Illustration', {
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
