import type * as z from 'zod/mini';

import { formatIssue } from '#lib/issue.ts';
import { countCharacters, firstCharacters, sanitizeLine } from '#lib/text.ts';
import type { TourId } from '#content/tour.ts';
import { belizeToday, type IsoDay } from '#domain/site/calendar.ts';
import { tourIds } from '#domain/tours/tours.ts';

import { noNotices, type Banner, type Closure, type Notices } from './notices.ts';
import {
  BANNER_LIMIT,
  bannerSchema,
  closedDaysListSchema,
  closureSchema,
  noticesSchema,
  REASON_LIMIT,
} from './notices-schema.ts';

export interface ParsedNotices {
  readonly notices: Notices;
  /** Mistakes that staff should correct. Invalid entries are hidden from visitors. */
  readonly problems: readonly string[];
  /** Fields that this site does not recognize. */
  readonly unknown: readonly string[];
}

type Report = (message: string, field?: string) => void;

/** Functions that report the problems and unknown fields of one entry in the file. */
interface Reports {
  readonly problem: Report;
  readonly unknown: Report;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Parses the text of a notices file. Returns `undefined` if the text is not a JSON object, for example the HTML page
 * that some hosts send for a missing file.
 */
export function parseNoticesObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Parses the whole `notices.json`, including days that are over and texts that are too long. Entries with a mistake are
 * left out; all others are returned.
 */
export function parseNotices(text: string, knownTours: readonly TourId[] = tourIds): ParsedNotices {
  const problems: string[] = [];
  const unknown: string[] = [];
  // `Closed days, entry 2, "day": must be a day of the calendar, such as 2026-12-25`
  const reportTo =
    (issues: string[], place: string): Report =>
    (message, field) =>
      void issues.push(formatIssue(field === undefined ? [place] : [place, `"${field}"`], message));
  const reportsAt = (place: string): Reports => ({
    problem: reportTo(problems, place),
    unknown: reportTo(unknown, place),
  });

  const file = parseNoticesObject(text);
  const reports = reportsAt('The file');
  if (!file) {
    reports.problem(
      'cannot be read. Check for a missing or extra quotation mark, bracket or comma',
    );
    return { notices: noNotices, problems, unknown };
  }
  reportUnknownFields(file, noticesSchema.shape, reports.unknown);
  const { closedDays = [], banner = null } = file;
  const entries =
    parseEntry(closedDaysListSchema, closedDays, reportsAt('"closedDays"').problem) ?? [];
  const notices = {
    closedDays: entries.flatMap(
      (entry, index) =>
        parseClosure(entry, knownTours, reportsAt(`Closed days, entry ${index + 1}`)) ?? [],
    ),
    banner: banner === null ? null : parseBanner(banner, reportsAt('Banner')),
  };
  return { notices, problems, unknown };
}

/**
 * Parses `notices.json` for guests on the day `today` in Belize. Unlike `parseNotices`, it leaves out entries that are
 * over and cuts texts to their limits.
 */
export function parseCurrentNotices(text: string, today: IsoDay = belizeToday()): ParsedNotices {
  const { notices, ...reported } = parseNotices(text);
  const { closedDays, banner } = notices;
  const isShown = banner && (banner.until ?? today) >= today;
  return {
    notices: {
      closedDays: closedDays
        .filter((closure) => 'weekdays' in closure || closure.to >= today)
        .map((closure) =>
          closure.reason === undefined
            ? closure
            : { ...closure, reason: truncate(closure.reason, REASON_LIMIT) },
        ),
      banner: isShown ? { ...banner, text: truncate(banner.text, BANNER_LIMIT) } : null,
    },
    ...reported,
  };
}

function reportUnknownFields(value: unknown, known: object, report: Report) {
  if (!isRecord(value)) return;
  for (const field of Object.keys(value)) {
    if (!Object.hasOwn(known, field)) report('is not recognized and is ignored', field);
  }
}

function parseEntry<T>(schema: z.ZodMiniType<T>, value: unknown, report: Report): T | undefined {
  const { data, error } = schema.safeParse(value);
  for (const { path, message } of error?.issues ?? []) report(message, path[0]?.toString());
  return data;
}

function parseClosure(
  value: unknown,
  knownTours: readonly TourId[],
  { problem, unknown }: Reports,
): Closure | undefined {
  reportUnknownFields(value, closureSchema.shape, unknown);
  const entry = parseEntry(closureSchema, value, problem);
  if (!entry) return undefined;
  const { day, from = day, to = day, weekdays, reason } = entry;
  const tours = entry.tours && keepKnownTours(entry.tours, knownTours, problem);
  if (tours?.length === 0) return undefined;
  if (reason !== undefined) reportLength(reason, REASON_LIMIT, 'reason', problem);
  const rest = { ...(reason !== undefined && { reason }), ...(tours && { tours }) };
  if (weekdays) return { weekdays, ...rest };
  return from === undefined || to === undefined ? undefined : { from, to, ...rest };
}

function parseBanner(value: unknown, { problem, unknown }: Reports): Banner | null {
  reportUnknownFields(value, bannerSchema.shape, unknown);
  const banner = parseEntry(bannerSchema, value, problem);
  if (!banner) return null;
  const { id, text, until } = banner;
  reportLength(text, BANNER_LIMIT, 'text', problem);
  return until == null ? { id, text } : { id, text, until };
}

const keepKnownTours = (
  names: readonly unknown[],
  knownTours: readonly TourId[],
  report: Report,
): readonly TourId[] =>
  names.flatMap((name) => {
    const known = knownTours.find((id) => id === name);
    if (!known) report(`${JSON.stringify(name)} is not the name of a tour`, 'tours');
    return known ?? [];
  });

/**
 * Formats the number of characters by which a text exceeds its limit, such as `1 character` or `260 characters`; empty
 * if the text fits.
 */
function formatExcess(text: string, limit: number): string {
  const count = countCharacters(text) - limit;
  if (count <= 0) return '';
  return count === 1 ? '1 character' : `${count} characters`;
}

function reportLength(text: string, limit: number, field: string, report: Report) {
  const excess = formatExcess(text, limit);
  if (excess) report(`is too long by ${excess}; the limit is ${limit}`, field);
}

const truncate = (text: string, limit: number): string =>
  formatExcess(text, limit) ? `${sanitizeLine(firstCharacters(text, limit - 1))}…` : text;
