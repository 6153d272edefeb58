import type { IsoDay } from './calendar.ts';

/** A day on which no tour runs. */
export interface ClosedDay {
  readonly day: IsoDay;
  /** Shown to guests who ask for that day, such as `Good Friday`. Plain text, one line. */
  readonly reason: string;
}

/** A short message on every page. */
export interface Banner {
  /** A new id shows the banner again to those who closed the last one. */
  readonly id: string;
  /** Plain text, one line. */
  readonly text: string;
  /** Last day of the banner in Belize, itself included; without it the banner stays until it is taken away. */
  readonly until?: IsoDay;
}

/** What staff can change on the host without a new build of the site. */
export interface Notices {
  readonly closedDays: readonly ClosedDay[];
  readonly banner: Banner | null;
}

export const noNotices: Notices = { closedDays: [], banner: null };

/** Why no tour runs on this day; `undefined` if nothing speaks against it. */
export const closedDayReason = (
  { closedDays }: Pick<Notices, 'closedDays'>,
  day: IsoDay,
): string | undefined => closedDays.find((closed) => closed.day === day)?.reason;

/** What the booking form says when a closed day is asked for. */
export const closedDayMessage = (reason: string): string =>
  `There are no tours on this day (${reason}). Please select another date.`;

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

/** Milliseconds to wait before retry 1, 2, 3, …: one second, doubling to at most thirty. */
export const retryDelayMs = (retry: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** (retry - 1), LONGEST_RETRY_MS);
