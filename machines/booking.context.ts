import {
  emptyDraft,
  type Booking,
  type BookingDraft,
  type BookingField,
  type ClosedDays,
} from '#domain/booking.ts';
import type { BookingStep, Receipt, SavedDraft } from '#domain/booking-record.ts';
import type { IsoDay } from '#domain/calendar.ts';
import type { SendProblem } from '#domain/send-outcome.ts';
import type { TourId } from '#domain/tours.ts';

/** What only the browser knows. The prerendered page has none of it, so it arrives as an event. */
export interface BookingVisit {
  today: IsoDay;
  /** Used unless a saved draft brings its own. */
  reference: string;
  tourId: TourId | null;
  saved: SavedDraft | null;
  /** The request that this tab has sent, if the visitor came back to its form with Back or a reload. */
  sent: Receipt | null;
}

export interface SendBookingInput {
  reference: string;
  booking: Booking;
}

export interface BookingContext {
  today: IsoDay;
  /** Days without tours, from the staff's notices. */
  closedDays: ClosedDays;
  reference: string;
  draft: BookingDraft;
  /** How often Continue was refused on this step. From the first time on, its messages are shown. */
  refusals: number;
  /** The answer that the visitor left the review to change; Continue then leads back to it. */
  changing: BookingField | null;
  /** Why the last attempt failed; stays until the next one. */
  problem: SendProblem | null;
  /** A saved draft was taken up, and whether a request was on its way when the page was left. */
  resumed: 'draft' | 'sending' | null;
  /** The step on which the saved draft was left; a step is resumed only if all before it are valid. */
  savedStep: BookingStep;
  /** The hidden field that only programs fill in. */
  trap: string;
  /** The request that this tab had already sent when the page was opened. */
  sent: Receipt | null;
}

export type BookingEvent =
  | { type: 'visit.start'; visit: BookingVisit }
  | { type: 'day.change'; today: IsoDay }
  | { type: 'closedDays.change'; closedDays: ClosedDays }
  | { type: 'draft.change'; patch: Partial<BookingDraft> }
  | { type: 'draft.restart'; reference: string }
  | { type: 'trap.change'; text: string }
  | { type: 'notice.dismiss' }
  | { type: 'step.next' }
  | { type: 'step.back' }
  | { type: 'trip.open' }
  | { type: 'stay.open' }
  | { type: 'review.open' }
  | { type: 'answer.change'; field: BookingField }
  | { type: 'booking.submit' };

export const initialContext: BookingContext = {
  today: '',
  closedDays: {},
  reference: '',
  draft: emptyDraft,
  refusals: 0,
  changing: null,
  problem: null,
  resumed: null,
  savedStep: 'trip',
  trap: '',
  sent: null,
};
