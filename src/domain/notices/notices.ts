import type { IsoDay } from '#domain/site/calendar.ts';
import type { TourId } from '#content/tour.ts';
import type { TransportationType } from '#content/legs.ts';

/** Days on which some or all tours do not run. */
export interface Closure {
  readonly from: IsoDay;
  /** The last day, included; the same as `from` for a single day. */
  readonly to: IsoDay;
  /** Shown to guests who ask for one of these days, such as `Good Friday`. Plain text, one line. */
  readonly reason: string;
  /** The only tours that do not run. */
  readonly tours?: readonly TourId[];
  /** The only type of transportation that does not run; never together with `tours`. */
  readonly transport?: TransportationType;
}

/** A short message on every page. */
export interface Banner {
  /** A new id shows the banner again to visitors who closed the last one. */
  readonly id: string;
  /** Plain text, one line. */
  readonly text: string;
  /** The last day of the banner in Belize, included. A banner without it stays until staff remove it. */
  readonly until?: IsoDay;
}

/** The notices, which staff change on the host without a new build of the site. */
export interface Notices {
  readonly closedDays: readonly Closure[];
  readonly banner: Banner | null;
}

export const noNotices: Notices = { closedDays: [], banner: null };
