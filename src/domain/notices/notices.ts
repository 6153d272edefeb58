import type { IsoDay } from '#domain/site/calendar.ts';
import type { TourId } from '#content/tour.ts';
import type { TransportationType } from '#content/legs.ts';

/** Days on which some or all tours do not run. */
export interface Closure {
  readonly from: IsoDay;
  /** The last day, included. For a single day, it equals `from`. */
  readonly to: IsoDay;
  /** The reason shown to guests who ask for one of these days, such as `Good Friday`. It is plain text on one line. */
  readonly reason: string;
  /** The tours that do not run; all other tours run. If both `tours` and `transport` are missing, no tour runs. */
  readonly tours?: readonly TourId[];
  /**
   * The type of transportation whose tours do not run; all other tours run. A closure never has both `tours` and
   * `transport`.
   */
  readonly transport?: TransportationType;
  /** True if the tours run, but have no seats left. Such a closure always has `tours`. */
  readonly soldOut?: true;
}

/** A short message on every page. */
export interface Banner {
  /** The banner's id. A new id shows the banner again to visitors who closed the previous one. */
  readonly id: string;
  /** The text of the banner, which is plain text on one line. */
  readonly text: string;
  /** The last day of the banner in Belize, included. Without it, the banner stays until staff remove it. */
  readonly until?: IsoDay;
}

/** The notices. Staff can change them on the host without a new build of the site. */
export interface Notices {
  readonly closedDays: readonly Closure[];
  readonly banner: Banner | null;
}

export const noNotices: Notices = { closedDays: [], banner: null };
