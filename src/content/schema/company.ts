import * as z from 'zod';

import { clock, group, integer, singleLine } from './fields.ts';

export const companySchema = group('Company', {
  since: integer('In operation since', 1900, 2100),
  experience: singleLine('Experience', 30),
  opensAt: clock.meta({
    title: 'Opening time',
    description: 'Every day, such as 8:00 AM.',
  }),
  closesAt: clock.meta({
    title: 'Closing time',
    description: 'Every day, such as 5:00 PM.',
  }),
  referencePrefix: z
    .string()
    .regex(/^[A-Z]{2,5}$/, 'two to five capital letters')
    .meta({ title: 'Start of every booking reference', description: 'Capital letters.' }),
  country: singleLine('Country', 60),
  timeZone: singleLine('Time zone', 60, 'Its IANA name, such as America/Belize.'),
  utcOffsetHours: z.number().min(-12).max(14).optional().meta({
    title: 'Hours ahead of UTC',
    description: 'Leave empty if clocks change in summer.',
  }),
  currencyCode: z
    .string()
    .regex(/^[A-Z]{3}$/, 'three capital letters')
    .meta({ title: 'Currency', description: 'Three-letter code, such as USD.' }),
  currencySign: singleLine('Currency sign before amounts', 5),
});
