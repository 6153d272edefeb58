import * as z from 'zod';

import { encodedPictures, type PictureName } from '../pictures.generated.ts';

/** What the form says of a field: its label, and a hint where the label is not enough. */
const labelOf = (title: string, hint?: string) => ({
  title,
  ...(hint !== undefined && { description: hint }),
});

/** Words on one line, at most `max` characters. */
export const line = (title: string, max: number, hint?: string) =>
  z.string().regex(/\S/, 'nothing stands in it').max(max).meta(labelOf(title, hint));

/** Words of several sentences, at most `max` characters. */
export const text = (title: string, max: number, hint?: string) =>
  z
    .string()
    .regex(/\S/, 'nothing stands in it')
    .max(max)
    .meta({ ...labelOf(title, hint), multiline: true });

/** Fields that stand together. */
export const part = <Fields extends z.ZodRawShape>(title: string, fields: Fields) =>
  z.strictObject(fields).meta({ title });

export const paragraphs = (title: string, max = 900) =>
  z.array(text('Paragraph', max)).min(1).meta({ title });

/** A whole number from `min` to `max`. */
export const whole = (title: string, min: number, max: number, hint?: string) =>
  z.int().min(min).max(max).meta(labelOf(title, hint));

const pictureNames = Object.keys(encodedPictures) as PictureName[];

/** One of the pictures that are there. */
export const picture = (title: string, hint?: string) =>
  z.enum(pictureNames).meta(labelOf(title, hint));

export const clock = z
  .string()
  .regex(/^([1-9]|1[0-2]):[0-5]\d (AM|PM)$/, 'a time of day is written like 8:00 AM')
  .meta({ title: 'Time', description: 'Like 8:00 AM.' });

/** The end of an address. */
export const address = (title: string, hint = '') =>
  z
    .string()
    .regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'it may hold small letters, digits and hyphens only')
    .max(60)
    .meta(labelOf(title, `Small letters, digits and hyphens. ${hint}`.trim()));

const dayHint = 'a day is written like 2026-12-25';
export const day = z.iso
  .date(dayHint)
  .refine((written) => !written.startsWith('0000'), dayHint)
  .meta({ title: 'Day' });

/** Stands beside words that no guest has written. */
export const sample = z.boolean().optional().meta({
  title: 'Sample',
  description: 'Switch it off once a guest’s own words stand here.',
});
