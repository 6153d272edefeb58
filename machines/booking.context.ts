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
import type { SendProblem } from '#domain/booking/submission-error.ts';
import type { TourId } from '#content/tour.ts';

/** What only the browser knows. The prerendered page has none of it, so it arrives as an event. */
export interface BookingSession extends PlaceTime {
  /** Used unless a saved draft brings its own. */
  reference: string;
  tourId: TourId | null;
  saved: SavedDraft | null;
  /** The request that this tab has sent, if the visitor came back to its form with Back or a reload, or to change it. */
  sent: Receipt | null;
}

/** A sent request to change, or another tour to book, that the visitor asked for while the form holds unsent answers. */
export type OtherRequest = { sent: Receipt } | { tourId: TourId };

export interface SendBookingInput extends RequestFacts {
  booking: Booking;
}

/** What the actor that sends is given: the request, and whom to tell of an answer that comes after the time-out. */
export interface SendActorInput {
  request: SendBookingInput;
  form: { send: (event: RequestArriveEvent) => void };
}

interface RequestArriveEvent {
  type: 'response.late';
  /** Of the version that arrived. */
  reference: string;
}

export interface BookingContext {
  today: IsoDay;
  /** Minutes after midnight where the tours run; null until the visit starts. */
  minutes: number | null;
  /** Days on which tours do not run, from the staff's notices; null until those were read. */
  closedDays: readonly Closure[] | null;
  /** Without the version. */
  reference: string;
  versions: RequestVersions;
  /** This tab is a copy of another one that holds the same request. */
  isCopy: boolean;
  draft: BookingDraft;
  /** How many persons were chosen before a newly chosen tour set its own number; empty if none were. */
  replacedPersons: string;
  /** How often Continue was refused on this step. From the first time on, its messages are shown. */
  failedAttempts: number;
  /** The answer that the visitor left the review to change; Continue then leads back to it. */
  changing: BookingField | null;
  /** Why the last attempt failed; stays until the next one. */
  problem: SendProblem | null;
  /** The form holds a saved draft, one of which a request may have arrived, or a change to a sent request. */
  resumed: 'draft' | 'sending' | 'change' | null;
  /** The answers of a sent request as the form filled them in; not saved in the tab until one of them is changed. */
  prefilled: BookingDraft | null;
  /** Waits until the visitor has decided whether it replaces what the form holds. */
  other: OtherRequest | null;
  /** Reference of an earlier version of which the service said, after the time-out, that it took it. */
  arrived: string | null;
  /** The step on which the saved draft was left; a step is resumed only if all before it are valid. */
  savedStep: BookingStep;
  /** The hidden field that only programs fill in. */
  trap: string;
  /** The form was opened less than a moment ago, as programs fill it in. */
  isTooFast: boolean;
  /** An attempt that looked automated was held back once; the next one goes out. */
  wasChallenged: boolean;
  /** The request that this tab has sent, if the visitor came back to it or is changing it. */
  sent: Receipt | null;
}

export type BookingEvent =
  | { type: 'session.start'; session: BookingSession }
  /** The form left the screen. */
  | { type: 'session.end' }
  | ({ type: 'day.change' } & PlaceTime)
  | { type: 'closedDays.change'; closedDays: readonly Closure[] }
  | { type: 'draft.change'; patch: Partial<BookingDraft> }
  /** A link on another page asks to book this tour. */
  | { type: 'tour.choose'; tourId: TourId }
  | { type: 'draft.restart'; reference: string }
  /** Answers are null if they were lost with a reload. */
  | { type: 'draft.replace'; reference: string; answers: BookingDraft | null }
  | { type: 'request.change'; sent: Receipt; answers: BookingDraft | null }
  | { type: 'change.cancel' }
  | { type: 'reference.conflict'; reference: string }
  | { type: 'version.advance'; version: number }
  | RequestArriveEvent
  | { type: 'honeypot.change'; text: string }
  | { type: 'notice.dismiss' }
  | { type: 'step.next'; today: IsoDay }
  | { type: 'step.back' }
  | { type: 'trip.open' }
  | { type: 'stay.open' }
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
  changing: null,
  problem: null,
  resumed: null,
  prefilled: null,
  other: null,
  arrived: null,
  savedStep: 'trip',
  trap: '',
  isTooFast: false,
  wasChallenged: false,
  sent: null,
};
