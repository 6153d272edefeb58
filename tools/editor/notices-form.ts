import * as z from 'zod';

import {
  BANNER_LIMIT,
  bannerSchema,
  closureSchema,
  noticesSchema,
  REASON_LIMIT,
} from '#domain/notices/notices-schema.ts';

/** The labels of the notices form. They are here instead of in the schema, because every page loads the schema. */
const labels: readonly [schema: z.core.$ZodType, label: z.GlobalMeta][] = [
  [noticesSchema, { title: 'Closed days and banner' }],
  [noticesSchema.shape.closedDays, { title: 'Closed days' }],
  [
    closureSchema,
    { title: 'Closed day or days', summary: '{{day}}{{from}}{{weekdays}} {{reason}}' },
  ],
  [closureSchema.shape.from, { title: 'First day', format: 'date' }],
  [closureSchema.shape.to, { title: 'Last day', format: 'date' }],
  [
    closureSchema.shape.day,
    { title: 'Day', format: 'date', description: 'Instead of a first and last day, or weekdays.' },
  ],
  [
    closureSchema.shape.reason,
    {
      title: 'Reason',
      description: 'Guests see it, in brackets. It may be empty.',
      maxLength: REASON_LIMIT,
    },
  ],
  [
    closureSchema.shape.weekdays,
    { title: 'Weekdays', description: 'Instead of a day: every week on these days.' },
  ],
  [closureSchema.shape.weekdays.def.innerType.def.element, { title: 'Weekday' }],
  [
    closureSchema.shape.tours,
    {
      title: 'Only these tours',
      description: 'Empty: all tours. Choose from the list; “Add Tour” would create a new tour.',
    },
  ],
  [
    closureSchema.shape.tours.def.innerType.def.element,
    { title: 'Tour', relation: { collection: 'tours', field: 'id' } },
  ],
  [noticesSchema.shape.banner, { title: 'Banner' }],
  [
    bannerSchema.shape.id,
    {
      title: 'Name',
      description:
        'Letters, digits and hyphens. A new name shows the banner again to visitors who closed it.',
    },
  ],
  [bannerSchema.shape.text, { title: 'Text', multiline: true, maxLength: BANNER_LIMIT }],
  [bannerSchema.shape.until, { title: 'Last day', format: 'date' }],
];

for (const [schema, label] of labels) z.globalRegistry.add(schema, label);

/** The schema of `notices.json` with the labels of its form. */
export const labeledNoticesSchema: z.core.$ZodType = noticesSchema;

/** The name of the notices file, as in `RawContent`. */
export const noticesFile = 'notices';

const labelByField: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  [noticesSchema, bannerSchema, closureSchema]
    .flatMap(({ shape }) => Object.entries<z.core.$ZodType>(shape))
    .map(([field, schema]) => [field, z.globalRegistry.get(schema)?.title]),
);

/** Replaces the names of fields in a sentence about the notices by the labels of the form. */
export const labelNoticesFields = (sentence: string): string =>
  sentence.replace(/"(\w+)"/g, (quoted, field: string) =>
    labelByField[field] === undefined ? quoted : `“${labelByField[field]}”`,
  );
