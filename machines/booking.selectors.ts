import {
  fieldErrors,
  pickupRules,
  tripRules,
  type BookingField,
  type FieldErrors,
} from '#domain/booking/booking.ts';
import { hasEntries, isSameDraft } from '#domain/booking/booking-changes.ts';
import {
  bookingSteps,
  createReceipt,
  type BookingStep,
  type Receipt,
  type SavedDraft,
} from '#domain/booking/stored-booking.ts';
import { requestMailtoHref } from '#domain/booking/booking-text.ts';
import { dayProblemText, findDayProblem } from '#domain/notices/closed-days.ts';
import type { Closure } from '#domain/notices/notices.ts';
import { offeredPersons } from '#domain/booking/party-size.ts';
import { priceFor, type Price } from '#domain/tours/pricing.ts';
import { versionedReference } from '#domain/booking/reference.ts';
import { requestTiming, type Timing } from '#domain/booking/lead-time.ts';
import { isRealDay, type IsoDay } from '#domain/site/calendar.ts';
import type { PlaceTime } from '#domain/site/destination-time.ts';
import { findTour } from '#domain/tours/tours.ts';

import type { BookingSnapshot } from './booking.machine.ts';
import { versionsInFlight } from './booking.setup.ts';

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
/** Returns the reference as guests and staff read it. From the second version on, it ends with the version number. */
export const selectReference = ({ context }: BookingSnapshot) =>
  versionedReference(context.reference, context.versions.current);
/** Returns the mailto link of the fallback email, which contains all answers. */
export const selectMailtoHref = (snapshot: BookingSnapshot): string =>
  requestMailtoHref(selectDraft(snapshot), selectReference(snapshot));
/** Returns the reference of the latest request that may have arrived without a confirmation; null if there is none. */
export const selectUnconfirmedReference = ({ context }: BookingSnapshot): string | null => {
  const { unconfirmed } = context.versions;
  return unconfirmed > 0 ? versionedReference(context.reference, unconfirmed) : null;
};
/** Returns the reference of the sent request that the form is changing; null for a new request. */
export const selectChangedReference = ({ context }: BookingSnapshot): string | null => {
  const { sent } = context.versions;
  return sent > 0 ? versionedReference(context.reference, sent) : null;
};
/** True if the form was filled in from a sent request instead of a saved draft. */
export const selectIsPrefilled = ({ context }: BookingSnapshot) => context.prefilled !== null;
/** True if a reload has lost the answers of the request that is being changed. */
export const selectAreAnswersLost = ({ context: { prefilled } }: BookingSnapshot): boolean =>
  prefilled?.email === '';
/** Returns the request that will replace the unsent answers if the visitor agrees; null if there is none. */
export const selectOther = (snapshot: BookingSnapshot) => snapshot.context.other;
export const selectPersons = (snapshot: BookingSnapshot) => snapshot.context.draft.persons;
export const selectReplacedPersons = (snapshot: BookingSnapshot) =>
  snapshot.context.replacedPersons;
export const selectArrived = (snapshot: BookingSnapshot) => snapshot.context.arrived;
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
/** Returns the time at the destination; null until it is known. Read it with `shallowEqual`. */
const selectNow = ({ context: { today, minutes } }: BookingSnapshot): PlaceTime | null =>
  minutes === null ? null : { today, minutes };
export const selectIsCopy = (snapshot: BookingSnapshot) => snapshot.context.isCopy;
export const selectMinutes = (snapshot: BookingSnapshot) => snapshot.context.minutes;
export const selectToday = (snapshot: BookingSnapshot) => snapshot.context.today;

export function selectTiming(snapshot: BookingSnapshot): Timing {
  const { date, tourId } = snapshot.context.draft;
  const now = selectNow(snapshot);
  return now && isRealDay(date) ? requestTiming(now, findTour(tourId), date) : null;
}

export const selectFailedAttempts = (snapshot: BookingSnapshot) => snapshot.context.failedAttempts;
export const selectSubmissionError = (snapshot: BookingSnapshot) => snapshot.context.error;
export const selectResumed = (snapshot: BookingSnapshot) => snapshot.context.resumed;
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
  const { draft, prefilled, reference, replacedPersons, versions } = snapshot.context;
  if (!selectIsFormOpen(snapshot) || !hasEntries(draft)) return null;
  // The answers of a sent request are not saved until the visitor changes one.
  const isUnchanged = prefilled !== null && isSameDraft(draft, prefilled);
  if (isUnchanged && versions.unconfirmed === 0 && !snapshot.hasTag('busy')) return null;
  return {
    reference,
    versions: snapshot.hasTag('busy') ? versionsInFlight(snapshot.context) : versions,
    draft,
    step: selectStep(snapshot),
    ...(replacedPersons && { replacedPersons }),
  };
}

/** Returns the receipt for the confirmation page; null until the service has accepted the request. */
export function selectReceipt(snapshot: BookingSnapshot): Receipt | null {
  if (!snapshot.matches('sent')) return null;
  return createReceipt(selectReference(snapshot), snapshot.context.draft);
}
