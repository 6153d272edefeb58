import * as z from 'zod/mini';

import { transportationTypes } from '#content/tour.ts';
import type { TourId } from '#content/tour-list.ts';

import { belizeToday, isRealDay, type IsoDay } from './calendar.ts';
import { noNotices, type Banner, type Closure, type Notices } from './notices.ts';
import { cleanLine, countCharacters, firstCharacters } from './text.ts';
import { tourIds } from './tours.ts';

export const REASON_LIMIT = 100;
export const BANNER_LIMIT = 240;
export const CLOSED_DAYS_LIMIT = 400;

const line = z.pipe(
  z.pipe(z.string('must be a text in quotation marks'), z.transform(cleanLine)),
  z.string().check(z.minLength(1, 'must not be empty')),
);

const day = z
  .string('must be a day in quotation marks, such as "2026-12-25"')
  .check(z.refine(isRealDay, 'must be a day of the calendar, such as 2026-12-25'));

const closureSchema = z.object(
  {
    day: z.optional(day),
    from: z.optional(day),
    to: z.optional(day),
    reason: line,
    tours: z.optional(z.array(z.unknown(), 'must be a list of tours in square brackets')),
    transport: z.optional(
      z.enum(transportationTypes, `must be one of ${transportationTypes.join(', ')}`),
    ),
  },
  'must stand in curly brackets, with "day" and "reason" in it',
);

const bannerSchema = z.object(
  {
    id: z
      .string('must be a text in quotation marks')
      .check(z.regex(/^[\w-]{1,60}$/, 'must be letters, digits and hyphens, at most 60')),
    text: line,
    until: z.nullish(day),
  },
  'must stand in curly brackets, with "id" and "text" in it, or be null',
);

export interface NoticesFile {
  readonly notices: Notices;
  /** What staff should mend in the file, each with its place; nothing of it reaches a visitor. */
  readonly problems: readonly string[];
}

type Report = (problem: string, field?: string) => void;

/**
 * The notices file as an object; `undefined` for text that is none, such as the HTML that some hosts send for a missing
 * file.
 */
export function noticesObjectIn(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return typeof value === 'object' && value && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the whole of `notices.json`, what is over too. Whatever cannot be read is left out, the rest holds. */
export function parseNoticesFile(text: string): NoticesFile {
  const problems: string[] = [];
  const reportAt =
    (place: string): Report =>
    (problem, field) =>
      void problems.push(`${place}${field ? `, "${field}"` : ''}: ${problem}`);

  const file: { closedDays?: unknown; banner?: unknown } | undefined = noticesObjectIn(text);
  if (!file) {
    reportAt('The file')(
      'cannot be read. Perhaps a quotation mark, a bracket or a comma is missing or too many',
    );
    return { notices: noNotices, problems };
  }
  const { closedDays = [], banner = null } = file;
  const entries = listOf(closedDays, reportAt('"closedDays"'));
  return {
    notices: {
      closedDays: entries.flatMap(
        (entry, index) => closureIn(entry, reportAt(`Closed days, entry ${index + 1}`)) ?? [],
      ),
      banner: banner === null ? null : bannerIn(banner, reportAt('Banner')),
    },
    problems,
  };
}

/** What `notices.json` says for `today` in Belize: as `parseNoticesFile`, without what is over. */
export function readNoticesFile(text: string, today: IsoDay = belizeToday()): NoticesFile {
  const { notices, problems } = parseNoticesFile(text);
  const { closedDays, banner } = notices;
  return {
    notices: {
      closedDays: closedDays.filter(({ to }) => to >= today),
      banner: banner && (banner.until ?? today) >= today ? banner : null,
    },
    problems,
  };
}

function listOf(value: unknown, report: Report): readonly unknown[] {
  if (!Array.isArray(value)) report('must be a list in square brackets');
  else if (value.length <= CLOSED_DAYS_LIMIT) return value;
  else report(`has ${value.length} entries; ${CLOSED_DAYS_LIMIT} are allowed`);
  return [];
}

function checked<T>(schema: z.ZodMiniType<T>, value: unknown, report: Report): T | undefined {
  const { data, error } = schema.safeParse(value);
  for (const { path, message } of error?.issues ?? []) report(message, path[0]?.toString());
  return data;
}

function closureIn(value: unknown, report: Report): Closure | undefined {
  const entry = checked(closureSchema, value, report);
  if (!entry) return undefined;
  for (const name of Object.keys(value as object)) {
    if (!Object.hasOwn(closureSchema.shape, name)) report('is not known here and is ignored', name);
  }
  const { transport } = entry;
  const days = daysIn(entry, report);
  const tours = entry.tours && toursIn(entry.tours, report);
  if (tours && transport) report('must have "tours" or "transport", not both');
  if (!days || tours?.length === 0 || (tours && transport)) return undefined;
  return {
    ...days,
    reason: shortened(entry.reason, REASON_LIMIT, 'reason', report),
    ...(tours && { tours }),
    ...(transport && { transport }),
  };
}

function daysIn(
  { day: single, from, to }: Pick<z.output<typeof closureSchema>, 'day' | 'from' | 'to'>,
  report: Report,
) {
  const isRange = from !== undefined && to !== undefined;
  if (single !== undefined && from === undefined && to === undefined) {
    return { from: single, to: single };
  }
  if (single !== undefined || !isRange) report('must have either "day", or both "from" and "to"');
  else if (to < from) report('must not be before "from"', 'to');
  else return { from, to };
  return undefined;
}

function toursIn(names: readonly unknown[], report: Report): readonly TourId[] {
  if (names.length === 0) report('must name at least one tour', 'tours');
  return names.flatMap((name) => {
    const known = tourIds.find((id) => id === name);
    if (!known) report(`${JSON.stringify(name)} is not the name of a tour`, 'tours');
    return known ?? [];
  });
}

function bannerIn(value: unknown, report: Report): Banner | null {
  const banner = checked(bannerSchema, value, report);
  if (!banner) return null;
  const { id, until } = banner;
  const text = shortened(banner.text, BANNER_LIMIT, 'text', report);
  return until == null ? { id, text } : { id, text, until };
}

function shortened(text: string, limit: number, field: string, report: Report): string {
  const length = countCharacters(text);
  if (length <= limit) return text;
  report(`has ${length} characters and is cut to ${limit}`, field);
  return `${firstCharacters(text, limit - 1).trimEnd()}…`;
}
