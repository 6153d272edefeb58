import * as z from 'zod';

import { group, lines, singleLine } from './fields.ts';

/** The content that all tours share. */
export const sharedTourContentSchema = group('Every tour', {
  included: lines('Included').min(1),
  notIncluded: lines('Not included').default([]),
  whatToBring: lines('What to bring').min(1),
  highlights: z.array(singleLine('Line', 140)).min(1).meta({ title: 'Highlights' }),
  pickupUnknown: singleLine('Pickup suggestion shown last', 40),
});
