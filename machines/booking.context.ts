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

/** The facts that only the browser knows. They arrive with an event, because the prerendered page has none of them. */
export interface BookingSession extends PlaceTime {
  /** The reference for a new request. A saved draft has its own reference. */
  reference: string;
  tourId: TourId | null;
  saved: SavedDraft | null;
  /**
   * The request that this tab has sent. It is set if the visitor returned to its form with Back or a reload, or wants
   * to change it.
   */
  sent: Receipt | null;
}

/**
 * A sent request that the visitor wants to change, or another tour that the visitor wants to book, while the form still
 * has unsent answers.
 */
export type OtherRequest = { sent: Receipt } | { tourId: TourId };

/** A request that the service accepted, with its answers. */
export interface SentRequest {
  sent: Receipt;
  answers: BookingDraft;
}

export interface SendBookingInput extends RequestFacts {
  booking: Booking;
}

/**
 * The input of the sending actor: the request, and the machine to which the actor reports a response after the timeout.
 */
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
   * The number of persons that the visitor had chosen before a new tour replaced it with its minimum; empty if no
   * number was replaced.
   */
  replacedPersons: string;
  /**
   * The number of failed attempts to continue from this step. Error messages are shown after the first failed attempt.
   */
  failedAttempts: number;
  /** The answer for which the visitor pressed Change in the review. Continue then returns to the review. */
  editingField: BookingField | null;
  /** The reason why the last attempt failed; null again when the next attempt starts. */
  error: SubmissionErrorCode | null;
  /**
   * The origin of the answers: a saved draft, a saved draft whose request may have arrived, or a sent request that is
   * being changed.
   */
  resumed: 'draft' | 'sending' | 'change' | null;
  /**
   * The answers that the form took over from a sent request. They are not saved in the tab until the visitor changes
   * one.
   */
  prefilled: BookingDraft | null;
  /** The other request, until the visitor decides whether it replaces the answers in the form. */
  other: OtherRequest | null;
  /** The reference of an earlier version that the service confirmed after the timeout. */
  arrived: string | null;
  /** The step of the saved draft. It is resumed only if all steps before it are valid. */
  savedStep: BookingStep;
  /** The value of the honeypot: a hidden field that only bots fill in. */
  honeypot: string;
  /** True until `minFillTime` has passed since the form was opened. Only bots fill in the form within that time. */
  isTooFast: boolean;
  /** True after an attempt was challenged because it looked automated. The next attempt is sent. */
  wasChallenged: boolean;
  /** The request that this tab has sent, if the visitor returned to it or is changing it. */
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
  | ({ type: 'step.next' } & PlaceTime)
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
