import * as z from 'zod/mini';

import { belizeToday, isRealDay, type IsoDay } from './calendar.ts';
import { noNotices, type Banner, type ClosedDay, type Notices } from './notices.ts';
import { cleanLine, countCharacters, firstCharacters } from './text.ts';

export const REASON_LIMIT = 100;
export const BANNER_LIMIT = 240;
export const CLOSED_DAYS_LIMIT = 400;

const shorten = (text: string, limit: number): string =>
  countCharacters(text) > limit ? `${firstCharacters(text, limit - 1).trimEnd()}…` : text;

const line = (limit: number) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => shorten(cleanLine(text), limit)),
    ),
    z.string().check(z.minLength(1)),
  );

const day = z.string().check(z.refine(isRealDay, 'must be a day such as 2026-12-25'));

const fileSchema = z.object({
  closedDays: z.optional(z.array(z.unknown()).check(z.maxLength(CLOSED_DAYS_LIMIT))),
  banner: z.optional(z.unknown()),
});
const closedDaySchema = z.object({ day, reason: line(REASON_LIMIT) });
const bannerSchema = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,60}$/, 'must be letters, digits and hyphens')),
  text: line(BANNER_LIMIT),
  until: z.nullish(day),
});

export interface NoticesFile {
  readonly notices: Notices;
  /** What staff should mend in the file, each with its place; nothing of it reaches a visitor. */
  readonly problems: readonly string[];
}

/**
 * Reads `/notices.json`. Whatever cannot be read is left out, the rest holds; what is over by `today` in Belize is
 * left out silently.
 */
export function readNoticesFile(text: string, today: IsoDay = belizeToday()): NoticesFile {
  const problems: string[] = [];
  const parse = <T>(schema: z.ZodMiniType<T>, value: unknown, place: string): T | undefined => {
    const { data, error } = schema.safeParse(value);
    for (const { path, message } of error?.issues ?? []) {
      problems.push(`${[place, ...path].join('.')}: ${message}`);
    }
    return data;
  };

  const file = parse(fileSchema, parseJson(text), 'notices');
  if (!file) return { notices: noNotices, problems };

  const closedDays = new Map<IsoDay, ClosedDay>();
  for (const [position, value] of (file.closedDays ?? []).entries()) {
    const closed = parse(closedDaySchema, value, `closedDays.${position}`);
    if (closed && closed.day >= today && !closedDays.has(closed.day)) {
      closedDays.set(closed.day, closed);
    }
  }
  const banner = file.banner == null ? undefined : parse(bannerSchema, file.banner, 'banner');
  return {
    notices: {
      closedDays: [...closedDays.values()],
      banner: banner ? currentBanner(banner, today) : null,
    },
    problems,
  };
}

function currentBanner(
  { id, text, until }: z.output<typeof bannerSchema>,
  today: IsoDay,
): Banner | null {
  if (until == null) return { id, text };
  return until >= today ? { id, text, until } : null;
}

/** `undefined` for text that is no JSON, such as the HTML that some hosts send for a missing file. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
