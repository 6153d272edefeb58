import type { IsoDay } from '#domain/site/calendar.ts';
import type { TourId } from '#content/tour.ts';
import type { TransportationType } from '#content/legs.ts';

/** Days on which no tour runs, or not all of them. */
export interface Closure {
  readonly from: IsoDay;
  /** The last day, itself included; the first one again where it is a single day. */
  readonly to: IsoDay;
  /** Shown to guests who ask for one of these days, such as `Good Friday`. Plain text, one line. */
  readonly reason: string;
  /** The only tours that do not run. */
  readonly tours?: readonly TourId[];
  /** The only way of travel by which no tour runs; never together with `tours`. */
  readonly transport?: TransportationType;
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
  readonly closedDays: readonly Closure[];
  readonly banner: Banner | null;
}

export const noNotices: Notices = { closedDays: [], banner: null };

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

/** Milliseconds to wait before retry 1, 2, 3, …: one second, doubling to at most thirty. */
export const retryDelayMs = (retry: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** (retry - 1), LONGEST_RETRY_MS);
