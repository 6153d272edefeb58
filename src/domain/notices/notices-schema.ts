import * as z from 'zod/mini';

import { sanitizeLine } from '#lib/text.ts';
import { transportationTypes } from '#content/legs.ts';
import { isRealDay } from '#domain/site/calendar.ts';

/** The limits: the number of characters in a reason and in the banner, and the number of closed-day entries. */
export const REASON_LIMIT = 100;
export const BANNER_LIMIT = 240;
export const CLOSED_DAYS_LIMIT = 400;

/** The reason of a sold-out day without a reason. */
export const SOLD_OUT = 'Sold out';

const line = () =>
  z
    .string('must be a text in quotation marks')
    .check(z.overwrite(sanitizeLine), z.minLength(1, 'must not be empty'));

const day = () =>
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
      from: z.optional(day()),
      to: z.optional(day()),
      day: z.optional(day()),
      reason: z.optional(line()),
      soldOut: z.optional(z.boolean('must be true or false')),
      tours: z.optional(
        z
          .array(z.unknown(), 'must be a list of tours in square brackets')
          .check(z.minLength(1, 'must name at least one tour')),
      ),
      transport: z.optional(
        z.enum(transportationTypes, `must be one of ${transportationTypes.join(', ')}`),
      ),
    },
    'must be in curly brackets, with "day" and "reason" in it',
  )
  .check(
    z.refine(({ reason, soldOut }) => reason !== undefined || soldOut === true, {
      path: ['reason'],
      error: 'must be a text in quotation marks',
    }),
    z.refine(({ tours, soldOut }) => !soldOut || tours !== undefined, {
      path: ['soldOut'],
      error: 'must have "tours" beside it, because only a tour can be sold out',
    }),
    z.refine(
      (closure) =>
        [closure.from, closure.to].every(
          (end) => (end === undefined) === (closure.day !== undefined),
        ),
      'must have either "day", or both "from" and "to"',
    ),
    z.refine(({ from, to }) => !from || !to || from <= to, {
      path: ['to'],
      error: 'must not be before "from"',
    }),
    z.refine(
      ({ tours, transport }) => !tours || !transport,
      'must have "tours" or "transport", not both',
    ),
  );

export const bannerSchema = z.object(
  {
    id: z
      .string('must be a text in quotation marks')
      .check(z.regex(/^[\w-]{1,60}$/, 'must be letters, digits and hyphens, at most 60')),
    text: line(),
    until: z.nullish(day()),
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
