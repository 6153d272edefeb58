import {
  emptyDraft,
  type Booking,
  type BookingDraft,
  type BookingField,
} from '#domain/booking/booking.ts';
import type { BookingStep, Receipt, SavedDraft } from '#domain/booking/stored-booking.ts';
import type { IsoDay } from '#domain/site/calendar.ts';
import type { RequestFacts } from '#domain/booking/mail-parameters.ts';
import type { Closure } from '#domain/notices/notices.ts';
import type { PlaceTime } from '#domain/site/destination-time.ts';
import { firstVersion, type RequestVersions } from '#domain/booking/reference.ts';
import type { SubmissionErrorCode } from '#domain/booking/submission-error.ts';
import type { TourId } from '#content/tour.ts';

/** The facts that only the browser knows. They arrive as an event, because the prerendered page has none of them. */
export interface BookingSession extends PlaceTime {
  /** The reference of a new request; a saved draft brings its own. */
  reference: string;
  tourId: TourId | null;
  saved: SavedDraft | null;
  /**
   * The request that this tab has sent, if the visitor came back to its form with Back or a reload, or to change the
   * request.
   */
  sent: Receipt | null;
}

/**
 * Either a sent request to change, or another tour to book. The visitor asked for one of them while the form had unsent
 * answers.
 */
export type OtherRequest = { sent: Receipt } | { tourId: TourId };

/** A request that the service took, with the answers that it contained. */
export interface SentRequest {
  sent: Receipt;
  answers: BookingDraft;
}

export interface SendBookingInput extends RequestFacts {
  booking: Booking;
}

/** Input of the sending actor: the request, and the machine that receives a response after the timeout. */
export interface SendActorInput {
  request: SendBookingInput;
  parent: { send: (event: LateResponseEvent) => void };
}

interface LateResponseEvent extends SentRequest {
  type: 'response.late';
}

export interface BookingContext {
  today: IsoDay;
  /** The time at the destination in minutes after midnight; null until the session starts. */
  minutes: number | null;
  /** The days without tours, from the staff's notices; null until the notices are loaded. */
  closedDays: readonly Closure[] | null;
  /** The reference without the version. */
  reference: string;
  versions: RequestVersions;
  /** True if this tab is a copy of another tab with the same request. */
  isCopy: boolean;
  draft: BookingDraft;
  /**
   * The number of persons that the visitor had chosen before a new tour replaced it by its minimum; empty if no number
   * was replaced.
   */
  replacedPersons: string;
  /** Number of failed attempts to continue from this step. After the first one, error messages are shown. */
  failedAttempts: number;
  /** The answer that the visitor is editing from the review; Continue then returns to the review. */
  editingField: BookingField | null;
  /** Why the last attempt failed; set until the next attempt. */
  error: SubmissionErrorCode | null;
  /**
   * The origin of the answers: a saved draft, a draft whose request may have arrived, or a change to a sent request.
   */
  resumed: 'draft' | 'sending' | 'change' | null;
  /** The answers of a sent request as the form filled them in; not saved in the tab until the visitor changes one. */
  prefilled: BookingDraft | null;
  /** The other request, until the visitor has decided whether it replaces the answers in the form. */
  other: OtherRequest | null;
  /** Reference of an earlier version that the service confirmed after the timeout. */
  arrived: string | null;
  /** The step of the saved draft; a step is resumed only if all steps before it are valid. */
  savedStep: BookingStep;
  /** The value of the honeypot: a hidden field that only bots fill in. */
  honeypot: string;
  /** True for a moment after the form was opened. Only bots fill in the form within that time. */
  isTooFast: boolean;
  /** True after one attempt was challenged because it looked automated; the next one is sent. */
  wasChallenged: boolean;
  /** The request that this tab has sent, if the visitor returned to that request or is changing it. */
  sent: Receipt | null;
}

export type BookingEvent =
  | { type: 'session.start'; session: BookingSession }
  /** The form was unmounted. */
  | { type: 'session.end' }
  | ({ type: 'day.change' } & PlaceTime)
  | { type: 'closedDays.change'; closedDays: readonly Closure[] }
  | { type: 'draft.change'; patch: Partial<BookingDraft> }
  /** A link on another page asks to book this tour. */
  | { type: 'tour.choose'; tourId: TourId }
  | { type: 'draft.restart'; reference: string }
  /** The answers are null if a reload has lost them. */
  | { type: 'draft.replace'; reference: string; answers: BookingDraft | null }
  | { type: 'request.change'; sent: Receipt; answers: BookingDraft | null }
  | { type: 'change.cancel' }
  | { type: 'reference.conflict'; reference: string }
  | { type: 'version.advance'; version: number }
  | LateResponseEvent
  | { type: 'honeypot.change'; text: string }
  | { type: 'notice.dismiss' }
  | { type: 'step.next'; today: IsoDay }
  | { type: 'step.back' }
  | { type: 'trip.open' }
  | { type: 'pickup.open' }
  | { type: 'review.open' }
  | { type: 'field.edit'; field: BookingField }
  | ({ type: 'booking.submit' } & PlaceTime);

export const initialContext: BookingContext = {
  today: '',
  minutes: null,
  closedDays: null,
  reference: '',
  versions: firstVersion,
  isCopy: false,
  draft: emptyDraft,
  replacedPersons: '',
  failedAttempts: 0,
  editingField: null,
  error: null,
  resumed: null,
  prefilled: null,
  other: null,
  arrived: null,
  savedStep: 'trip',
  honeypot: '',
  isTooFast: false,
  wasChallenged: false,
  sent: null,
};
