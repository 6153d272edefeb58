import {
  fieldErrors,
  pickupRules,
  tripRules,
  type FieldErrors,
  hasEntries,
} from '#domain/booking/draft.ts';
import type { BookingField } from '#domain/booking/questions.ts';
import {
  bookingSteps,
  createReceipt,
  type BookingStep,
  type Receipt,
  type SavedDraft,
} from '#domain/booking/stored-booking.ts';
import type { TourId } from '#content/tour.ts';
import { whatsAppMessage, requestMailtoHref } from '#domain/booking/booking-text.ts';
import { dayProblemText, findDayProblem } from '#domain/notices/closed-days.ts';
import type { Closure } from '#domain/notices/notices.ts';
import { offeredPersons } from '#domain/tours/party-size.ts';
import { priceFor, type Price } from '#domain/tours/pricing.ts';
import { requestTiming, type Timing } from '#domain/booking/lead-time.ts';
import {
  formatDayWithWeekday,
  isBookableDay,
  isRealDay,
  type IsoDay,
} from '#domain/site/calendar.ts';
import type { PlaceTime } from '#domain/site/destination-time.ts';
import { findTour, tourIds } from '#domain/tours/tours.ts';

import type { BookingSnapshot } from './booking.machine.ts';

/** Returns the visible step. The prerendered page shows the first step. */
export function selectStep(snapshot: BookingSnapshot): BookingStep {
  if (snapshot.hasTag('review')) return 'review';
  return snapshot.matches({ editing: 'pickup' }) ? 'pickup' : 'trip';
}

export const selectStepNumber = (snapshot: BookingSnapshot): number =>
  bookingSteps.indexOf(selectStep(snapshot)) + 1;

export const selectIsOpening = (snapshot: BookingSnapshot) => snapshot.matches('opening');
/** True while the form has its data: after opening and until the request is sent. */
export const selectIsFormOpen = (snapshot: BookingSnapshot) =>
  snapshot.matches('editing') || snapshot.matches('submitting');

export const selectIsBusy = (snapshot: BookingSnapshot) => snapshot.hasTag('busy');
export const selectIsSent = (snapshot: BookingSnapshot) => snapshot.matches('sent');
export const selectIsAlreadySent = (snapshot: BookingSnapshot) => snapshot.matches('alreadySent');
export const selectDraft = (snapshot: BookingSnapshot) => snapshot.context.draft;
export const selectReference = (snapshot: BookingSnapshot) => snapshot.context.reference;
/** Returns the start of a chat message with the tour, day, group size and reference of this request. */
export function selectWhatsAppMessage(snapshot: BookingSnapshot): string {
  const { draft, reference } = snapshot.context;
  const day = selectBookableDay(snapshot);
  const tour = findTour(draft.tourId);
  return whatsAppMessage({
    tourTitle: tour?.title,
    day: day && formatDayWithWeekday(day),
    persons: offeredPersons(tour, draft.persons),
    reference,
  });
}
/** Returns the mailto link of the fallback email, which contains all answers. */
export const selectMailtoHref = (snapshot: BookingSnapshot): string =>
  requestMailtoHref(selectDraft(snapshot), selectReference(snapshot));
/** True while the first attempt is younger than its timeout. Leaving the form then needs a question. */
export const selectIsSending = (snapshot: BookingSnapshot) =>
  snapshot.matches({ submitting: 'usual' });
export const selectNotice = (snapshot: BookingSnapshot) => snapshot.context.notice;
/** Returns the reference of the latest mail that this request replaces; null if it replaces none. */
export const selectReplaced = ({ context }: BookingSnapshot): string | null =>
  context.replaces.at(-1) ?? null;
const noClosures: readonly Closure[] = [];
export const selectClosedDays = (snapshot: BookingSnapshot) =>
  snapshot.context.closedDays ?? noClosures;
/** Returns why the chosen tour cannot be requested for the chosen day; empty if it can, or if there is no day yet. */
export function selectDayProblem(snapshot: BookingSnapshot): string {
  const { today, draft } = snapshot.context;
  const problem =
    today !== '' &&
    isRealDay(draft.date) &&
    findDayProblem(draft.date, draft.tourId, { today, closedDays: selectClosedDays(snapshot) });
  return problem ? dayProblemText(problem) : '';
}
const noTours: readonly TourId[] = [];
/** Selects the tours that do not run on the chosen day. Read the result with `shallowEqual`. */
export function selectClosedTours(snapshot: BookingSnapshot): readonly TourId[] {
  const { today, draft } = snapshot.context;
  const facts = { today, closedDays: selectClosedDays(snapshot) };
  return isBookableDay(draft.date, today)
    ? tourIds.filter((tourId) => findDayProblem(draft.date, tourId, facts))
    : noTours;
}
/** Returns the time at the destination; null until it is known. Read it with `shallowEqual`. */
const selectNow = ({ context: { today, minutes } }: BookingSnapshot): PlaceTime | null =>
  minutes === null ? null : { today, minutes };
export const selectMinutes = (snapshot: BookingSnapshot) => snapshot.context.minutes;
export const selectToday = (snapshot: BookingSnapshot) => snapshot.context.today;

export function selectTiming(snapshot: BookingSnapshot): Timing {
  const { date, tourId } = snapshot.context.draft;
  const now = selectNow(snapshot);
  return now && isRealDay(date) ? requestTiming(now, findTour(tourId), date) : null;
}

export const selectFailedAttempts = (snapshot: BookingSnapshot) => snapshot.context.failedAttempts;
export const selectSubmissionError = (snapshot: BookingSnapshot) => snapshot.context.error;
export const selectEditingField = (snapshot: BookingSnapshot) => snapshot.context.editingField;
export const selectSentBefore = (snapshot: BookingSnapshot) => snapshot.context.sent;
export const selectTourId = (snapshot: BookingSnapshot) => snapshot.context.draft.tourId;

/** Returns the chosen day if the chosen tour can be requested for it; otherwise empty. */
export function selectBookableDay(snapshot: BookingSnapshot): IsoDay {
  const { draft, today } = snapshot.context;
  const isKnown = today !== '' && isRealDay(draft.date);
  return isKnown && selectDayProblem(snapshot) === '' ? draft.date : '';
}

const noErrors: FieldErrors = {};

/** A cache of the error messages of each snapshot, because every field of the form reads them. */
const errorsBySnapshot = new WeakMap<BookingSnapshot, FieldErrors>();

function findErrors(snapshot: BookingSnapshot): FieldErrors {
  const { draft, today } = snapshot.context;
  const rules =
    selectStep(snapshot) === 'trip'
      ? tripRules(draft, today, selectClosedDays(snapshot))
      : pickupRules;
  return fieldErrors(rules, draft);
}

/**
 * Returns the error messages of this step after Continue has failed. Each snapshot has its own object, so read it with
 * `shallowEqual`.
 */
export function selectErrors(snapshot: BookingSnapshot): FieldErrors {
  if (snapshot.context.failedAttempts === 0) return noErrors;
  const errors = errorsBySnapshot.get(snapshot) ?? findErrors(snapshot);
  errorsBySnapshot.set(snapshot, errors);
  return errors;
}

/** Selects the error message of one field, so that only this field renders again if the message changes. */
export const selectFieldError = (field: BookingField) => (snapshot: BookingSnapshot) =>
  selectErrors(snapshot)[field];

/**
 * Returns the price of the chosen tour for the chosen number of persons; null until both are chosen. Read it with
 * `shallowEqual`.
 */
export function selectPrice(snapshot: BookingSnapshot): Price | null {
  const { draft } = snapshot.context;
  const tour = findTour(draft.tourId);
  return tour && offeredPersons(tour, draft.persons) ? priceFor(tour, Number(draft.persons)) : null;
}

/** True if this step shows error messages. */
export const selectHasErrors = (snapshot: BookingSnapshot) =>
  Object.keys(selectErrors(snapshot)).length > 0;

/** Returns the draft to save in this tab; null if the visitor has not entered anything or the request has been sent. */
export function selectSavedDraft(snapshot: BookingSnapshot): SavedDraft | null {
  const { draft, reference, replaces, mayHaveArrived } = snapshot.context;
  if (!selectIsFormOpen(snapshot) || !hasEntries(draft)) return null;
  return {
    reference,
    replaces: [...replaces],
    mayHaveArrived: mayHaveArrived || snapshot.matches('submitting'),
    draft,
    step: selectStep(snapshot),
  };
}

/** Returns the receipt for the confirmation page; null until the service has accepted the request. */
export function selectReceipt(snapshot: BookingSnapshot): Receipt | null {
  const { reference, replaces, draft } = snapshot.context;
  if (!snapshot.matches('sent') || !reference) return null;
  return createReceipt({ reference, replaces: [...replaces] }, draft);
}
