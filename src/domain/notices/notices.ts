import type { TourId } from '#content/tour.ts';
import type { IsoDay } from '#domain/site/calendar.ts';

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** Days on which some or all tours do not run: a range of days, or weekdays. */
export type Closure = {
  /** Shown to guests who ask for one of these days, such as `Good Friday`. It is plain text on one line. */
  readonly reason?: string;
  /** The tours that do not run; without it, no tour runs. */
  readonly tours?: readonly TourId[];
} & (
  | {
      readonly from: IsoDay;
      /** The last day, included. For a single day, it equals `from`. */
      readonly to: IsoDay;
    }
  | { readonly weekdays: readonly Weekday[] }
);

/** A short message on every page. */
export interface Banner {
  /** The banner's id. A new id shows the banner again to visitors who closed the previous one. */
  readonly id: string;
  /** The text of the banner, which is plain text on one line. */
  readonly text: string;
  /** The last day of the banner in Belize, included. Without it, the banner stays until staff remove it. */
  readonly until?: IsoDay;
}

export interface Notices {
  readonly closedDays: readonly Closure[];
  readonly banner: Banner | null;
}

export const noNotices: Notices = { closedDays: [], banner: null };
