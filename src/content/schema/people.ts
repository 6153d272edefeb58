import * as z from 'zod';

import { group, integer, photographFields, singleLine } from './fields.ts';

const guide = group('Guide', {
  name: singleLine('Name', 60),
  years: integer('Years as a guide', 0, 70),
  license: singleLine('License number', 30),
  sentence: singleLine('In one sentence', 160),
  photograph: group('Photograph', photographFields),
});

const guestPhotograph = group('Photograph', {
  ...photographFields,
  caption: singleLine('Caption', 80).optional(),
});

/** The people behind the company's claims. Empty lists are not shown. */
export const peopleSchema = group('Guides and guests', {
  guides: z.array(guide).max(12).default([]).meta({
    title: 'Guides',
    description: 'Shown on About Us and on every tour. Only with their consent.',
  }),
  guestPhotographs: z.array(guestPhotograph).max(12).default([]).meta({
    title: 'Photographs by guests',
    description: 'Shown on the home page. Only with the consent of the people in the picture.',
  }),
});
