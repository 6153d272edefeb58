import * as z from 'zod/mini';

import {
  BANNER_ID,
  BANNER_LIMIT,
  CLOSED_DAYS_LIMIT,
  REASON_LIMIT,
} from '#content/notice-limits.ts';
import { transportationTypes, type TourId } from '#content/tour.ts';

import { belizeToday, isRealDay, type IsoDay } from '#domain/site/calendar.ts';
import { noNotices, type Banner, type Closure, type Notices } from './notices.ts';
import { cleanLine, countCharacters, firstCharacters } from '#lib/text.ts';
import { tourIds } from '#domain/tours/tours.ts';

const line = z
  .string('must be a text in quotation marks')
  .check(z.overwrite(cleanLine), z.minLength(1, 'must not be empty'));

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
      .check(z.regex(BANNER_ID, 'must be letters, digits and hyphens, at most 60')),
    text: line,
    until: z.nullish(day),
  },
  'must stand in curly brackets, with "id" and "text" in it, or be null',
);

export interface NoticesFile {
  readonly notices: Notices;
  /** What staff should mend in the file, each with its place; nothing of it reaches a visitor. */
  readonly problems: readonly string[];
  /** Fields for which this site has no use, each with its place. */
  readonly unknown: readonly string[];
}

type Report = (problem: string, field?: string) => void;

interface Reports {
  readonly problem: Report;
  readonly unknown: Report;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function reportUnknown(value: unknown, known: object, report: Report) {
  if (!isRecord(value)) return;
  for (const name of Object.keys(value)) {
    if (!Object.hasOwn(known, name)) report('is not known here and is ignored', name);
  }
}

/**
 * The notices file as an object; `undefined` for text that is none, such as the HTML that some hosts send for a missing
 * file.
 */
export function noticesObjectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return isRecord(value) ? value : undefined;
    // Stryker disable next-line BlockStatement: What is not returned is undefined as well.
  } catch {
    return undefined;
  }
}

/** Reads the whole of `notices.json`, what is over or too long too. Whatever cannot be read is left out, the rest holds. */
export function parseNoticesFile(text: string): NoticesFile {
  const problems: string[] = [];
  const unknown: string[] = [];
  const reportsAt = (place: string): Reports => {
    const into =
      (list: string[]): Report =>
      (problem, field) =>
        void list.push(`${place}${field ? `, "${field}"` : ''}: ${problem}`);
    return { problem: into(problems), unknown: into(unknown) };
  };

  const file = noticesObjectIn(text);
  const reports = reportsAt('The file');
  if (!file) {
    reports.problem(
      'cannot be read. Perhaps a quotation mark, a bracket or a comma is missing or too many',
    );
    return { notices: noNotices, problems, unknown };
  }
  reportUnknown(file, noNotices, reports.unknown);
  const { closedDays = [], banner = null } = file;
  const entries = listOf(closedDays, reportsAt('"closedDays"').problem);
  return {
    notices: {
      closedDays: entries.flatMap(
        (entry, index) => closureIn(entry, reportsAt(`Closed days, entry ${index + 1}`)) ?? [],
      ),
      banner: banner === null ? null : bannerIn(banner, reportsAt('Banner')),
    },
    problems,
    unknown,
  };
}

/** What `notices.json` says for `today` in Belize: as `parseNoticesFile`, without what is over, and cut where it is too long. */
export function readNoticesFile(text: string, today: IsoDay = belizeToday()): NoticesFile {
  const { notices, ...reported } = parseNoticesFile(text);
  const { closedDays, banner } = notices;
  const isShown = banner && (banner.until ?? today) >= today;
  return {
    notices: {
      closedDays: closedDays
        .filter(({ to }) => to >= today)
        .map((closure) => ({ ...closure, reason: shortened(closure.reason, REASON_LIMIT) })),
      banner: isShown ? { ...banner, text: shortened(banner.text, BANNER_LIMIT) } : null,
    },
    ...reported,
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

function closureIn(value: unknown, { problem, unknown }: Reports): Closure | undefined {
  reportUnknown(value, closureSchema.shape, unknown);
  const entry = checked(closureSchema, value, problem);
  if (!entry) return undefined;
  const { transport, reason } = entry;
  const days = daysIn(entry, problem);
  const tours = entry.tours && toursIn(entry.tours, problem);
  if (tours && transport) problem('must have "tours" or "transport", not both');
  if (!days || tours?.length === 0 || (tours && transport)) return undefined;
  reportLength(reason, REASON_LIMIT, 'reason', problem);
  return { ...days, reason, ...(tours && { tours }), ...(transport && { transport }) };
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

function bannerIn(value: unknown, { problem, unknown }: Reports): Banner | null {
  reportUnknown(value, bannerSchema.shape, unknown);
  const banner = checked(bannerSchema, value, problem);
  if (!banner) return null;
  const { id, text, until } = banner;
  reportLength(text, BANNER_LIMIT, 'text', problem);
  return until == null ? { id, text } : { id, text, until };
}

/** How many characters a text has more than it may have: `1 character`, `260 characters`; empty if it has none. */
export function excess(text: string, limit: number): string {
  const count = countCharacters(text) - limit;
  if (count <= 0) return '';
  return count === 1 ? '1 character' : `${count} characters`;
}

function reportLength(text: string, limit: number, field: string, report: Report) {
  const over = excess(text, limit);
  if (over) report(`is too long by ${over}; guests read ${limit} at most`, field);
}

const shortened = (text: string, limit: number): string =>
  excess(text, limit) ? `${firstCharacters(text, limit - 1).trimEnd()}…` : text;
