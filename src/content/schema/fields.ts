import * as z from 'zod';

import { isPhotographName } from '../photograph-name.ts';
import { encodedPictures, type PictureName } from '../pictures.generated.ts';

/** The label of a form field, and a hint if the label is not enough. */
const labelOf = (title: string, hint?: string) => ({
  title,
  ...(hint !== undefined && { description: hint }),
});

/** Text on one line, at most `max` characters. */
export const singleLine = (title: string, max: number, hint?: string) =>
  z.string().regex(/\S/, 'this field is empty').max(max).meta(labelOf(title, hint));

/** Text of several sentences, at most `max` characters. */
export const multiLine = (title: string, max: number, hint?: string) =>
  z
    .string()
    .regex(/\S/, 'this field is empty')
    .max(max)
    .meta({ ...labelOf(title, hint), multiline: true });

/** Text on one line with the same rule as a setting of the site. */
export const settingLine = (title: string, max: number, rule: z.core.$ZodType, hint?: string) =>
  z
    .string()
    .max(max)
    .superRefine((value, context) => {
      const { error } = z.safeParse(rule, value);
      // The message follows the name of a setting, which is its subject. In a form it follows a label and a colon.
      for (const { message } of error?.issues ?? []) {
        context.addIssue(message.replace(/^must /, 'it must '));
      }
    })
    .meta(labelOf(title, hint));

/** A group of fields. */
export const group = <Fields extends z.ZodRawShape>(title: string, fields: Fields) =>
  z.strictObject(fields).meta({ title });

export const paragraphs = (title: string, max = 900) =>
  z.array(multiLine('Paragraph', max)).min(1).meta({ title });

/** A whole number from `min` to `max`. */
export const integer = (title: string, min: number, max: number, hint?: string) =>
  z.int().min(min).max(max).meta(labelOf(title, hint));

/** One of several values. The form shows the label of a value instead of the name that the file contains. */
export const choice = <Value extends string>(
  title: string,
  labels: Readonly<Record<Value, string>>,
) => z.enum(Object.keys(labels) as Value[]).meta({ ...labelOf(title), labels });

const pictures: Readonly<Record<string, Record<'width' | 'height', number>>> = encodedPictures;
const illustrationNames = Object.keys(pictures);

/** True for a photograph, which the build crops to its place, and for an illustration that is not upright. */
export const fitsWidePlace = (name: string): boolean =>
  isPhotographName(name) || (pictures[name]?.width ?? 0) > (pictures[name]?.height ?? 0);

/** The name of an illustration. */
export const illustrationRef = (title: string, hint?: string) =>
  z.enum(illustrationNames).meta(labelOf(title, hint));

/**
 * The name of an illustration or of an added photograph, whose place may be wide or upright. A rule across files checks
 * that the photograph exists.
 */
export const anyImageRef = (title: string, hint?: string) =>
  z
    .string()
    .refine((name) => illustrationNames.includes(name) || isPhotographName(name), {
      error: 'it is not one of the pictures; choose another',
    })
    .transform((name) => name as PictureName)
    .meta({ ...labelOf(title, hint), pictures: true });

/** The name of a picture for a wide place. */
export const imageRef = (title: string, hint?: string) =>
  anyImageRef(title, hint)
    .refine(fitsWidePlace, 'it is not one of the wide pictures; choose another')
    .meta({ isWide: true });

export const clock = z
  .string()
  .regex(/^([1-9]|1[0-2]):[0-5]\d (AM|PM)$/, 'write the time like 8:00 AM')
  .meta({ title: 'Time', description: 'Such as 8:00 AM.' });

/** The last part of a URL. */
export const address = (title: string, hint = '') =>
  z
    .string()
    .regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'use lowercase letters, digits and hyphens only')
    .max(60)
    .meta(labelOf(title, `Lowercase letters, digits and hyphens. ${hint}`.trim()));

/** The path to which a removed address leads. */
export const redirectTarget = (title: string, hint: string) =>
  z
    .string()
    .regex(/^\/tours$|^\/tour\/[a-z\d-]+$/, 'it is /tours, or /tour/ and the address of a tour')
    .meta(labelOf(title, hint));

const dayHint = 'write the day like 2026-12-25';
export const day = z.iso
  .date(dayHint)
  .refine((written) => !written.startsWith('0000'), dayHint)
  .meta({ title: 'Day' });

/** Marks an example that the site's authors wrote, not a guest. */
const sample = z.boolean().optional().meta({
  title: 'Sample',
  description: 'Turn it off once this is a real guest’s text.',
});

/** A list with at least one entry. */
export const list = <Item extends z.ZodType>(title: string, item: Item) =>
  z.array(item).min(1).max(40).meta({ title });

/** A list of short lines. Sentences about one of them name it by `singular`. */
export const lines = (title: string, hint?: string, singular = 'Line') =>
  z
    .array(singleLine(singular, 90))
    .meta(hint === undefined ? { title } : { title, description: hint });

/** The heading of a page and the sentence below it. */
export const pageHead = {
  title: singleLine('Heading', 60),
  lead: multiLine('Below the heading', 250),
};

/** A heading with a text. */
export const titled = { title: singleLine('Title', 80), text: multiLine('Text', 500) };

/** The guest whose words are quoted. */
export const guest = {
  sample,
  author: singleLine('Name', 60),
  location: singleLine('From', 60),
  source: singleLine(
    'Source',
    40,
    'Where the words were published, such as Tripadvisor.',
  ).optional(),
  link: z
    .url({ protocol: /^https$/, error: 'copy the whole address, which begins with https://' })
    .optional()
    .meta({ title: 'Link to the source' }),
};

/** The alternative text of a picture. */
export const alt = singleLine('What it shows', 125, 'Screen readers read it aloud.');

export const focus = z
  .strictObject({
    left: integer('Percent from the left', 0, 100),
    top: integer('Percent from the top', 0, 100),
  })
  .meta({
    title: 'Focal point',
    description: 'Stays visible where the site crops the picture.',
  });

/** A photograph by its file, and what the site says about it. */
export const photographFields = {
  file: z
    .string()
    .regex(/^\/art\/photographs\/[^/\\]+\.(jpe?g|png|webp)$/i, {
      error: ({ input }) =>
        `choose a JPEG, PNG or WebP file instead of “${String(input)}”; save a HEIC file of an iPhone as a JPEG first`,
    })
    .meta({
      title: 'File',
      description:
        'JPEG, PNG or WebP. The site crops it to its place; from 1920 pixels on, it is sharp on every screen.',
      accept: 'image/jpeg,image/png,image/webp',
    }),
  alt,
  credit: singleLine(
    'Photographer or owner of the picture',
    80,
    'Such as Photo: Ana Cruz.',
  ).optional(),
};
