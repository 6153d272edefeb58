import * as z from 'zod/mini';

import { sanitizeLine } from '#lib/text.ts';
import { isRealDay } from '#domain/site/calendar.ts';

import { weekdays } from './notices.ts';

/** The limits: the number of characters in a reason and in the banner, and the number of closed-day entries. */
export const REASON_LIMIT = 100;
export const BANNER_LIMIT = 240;
export const CLOSED_DAYS_LIMIT = 400;

const LIST_OF_WEEKDAYS = 'must be a list of weekdays in square brackets';

const line = () =>
  z
    .string('must be a text in quotation marks')
    .check(z.overwrite(sanitizeLine), z.minLength(1, 'must not be empty'));

const isoDay = () =>
  z
    .string('must be a day in quotation marks, such as "2026-12-25"')
    .check(z.refine(isRealDay, 'must be a day of the calendar, such as 2026-12-25'));

/**
 * An entry of the closed days. The parser checks the tours and the text lengths separately, because an unknown tour or
 * a long text must not remove the whole entry.
 */
export const closureSchema = z
  .object(
    {
      from: z.optional(isoDay()),
      to: z.optional(isoDay()),
      day: z.optional(isoDay()),
      reason: z.optional(line()),
      weekdays: z.optional(
        z
          .array(z.enum(weekdays, `must be one of ${weekdays.join(', ')}`), LIST_OF_WEEKDAYS)
          .check(z.minLength(1, 'must name at least one weekday')),
      ),
      tours: z.optional(
        z
          .array(z.unknown(), 'must be a list of tours in square brackets')
          .check(z.minLength(1, 'must name at least one tour')),
      ),
    },
    'must be in curly brackets, with "day" in it',
  )
  .check(
    z.refine(
      ({ day, from, to, weekdays: week }) =>
        [day, from ?? to, week].filter((days) => days !== undefined).length === 1 &&
        (from === undefined) === (to === undefined),
      'must have either "day", or both "from" and "to", or "weekdays"',
    ),
    z.refine(({ from, to }) => !from || !to || from <= to, {
      path: ['to'],
      error: 'must not be before "from"',
    }),
  );

export const bannerSchema = z.object(
  {
    id: z
      .string('must be a text in quotation marks')
      .check(z.regex(/^[\w-]{1,60}$/, 'must be letters, digits and hyphens, at most 60')),
    text: line(),
    until: z.nullish(isoDay()),
  },
  'must be in curly brackets, with "id" and "text" in it, or be null',
);

const closedDaysOf = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z.array(entry, 'must be a list in square brackets').check(
    z.maxLength(CLOSED_DAYS_LIMIT, {
      error: ({ input }) =>
        `has ${(input as readonly unknown[]).length} entries; ${CLOSED_DAYS_LIMIT} are allowed`,
    }),
  );

/** The closed days before each entry is parsed, because an error in one entry must not remove the other entries. */
export const closedDaysListSchema = closedDaysOf(z.unknown());

/** The file `notices.json`. The build, the owner's form and the browser all use this schema. */
export const noticesSchema = z.object({
  closedDays: z.optional(closedDaysOf(closureSchema)),
  banner: z.nullish(bannerSchema),
});
