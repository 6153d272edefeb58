import { assign, fromPromise, setup } from 'xstate';

import {
  emptyDraft,
  pickupRules,
  type BookingDraft,
  type BookingField,
} from '#domain/booking/booking.ts';
import { changeDraft, isSameDraft, replacedPersons } from '#domain/booking/booking-changes.ts';
import type { Receipt } from '#domain/booking/stored-booking.ts';
import type { Closure } from '#domain/notices/notices.ts';
import type { PlaceTime } from '#domain/site/destination-time.ts';
import {
  earlierReferences,
  firstVersion,
  mayBeKnownToStaff,
  nextVersion,
  parseReference,
  versionedReference,
  versionsAfterChange,
  type RequestVersions,
} from '#domain/booking/reference.ts';
import { mayHaveArrived, type SubmissionErrorCode } from '#domain/booking/submission-error.ts';
import { reopenRequest } from '#domain/booking/reopen-request.ts';
import type { TourId } from '#content/tour.ts';

import {
  initialContext,
  type BookingContext,
  type BookingEvent,
  type BookingSession,
  type OtherRequest,
  type SendActorInput,
  type SentRequest,
} from './booking.context.ts';
import { isPickupValid, isTripValid } from './booking.validity.ts';

function resumedKind({ unconfirmed, sent }: RequestVersions) {
  if (unconfirmed > 0) return 'sending';
  return sent > 0 ? 'change' : 'draft';
}

/**
 * True if a link to another tour must not change the request, because staff may already know it: the next version would
 * replace the tour that the visitor has requested.
 */
const isTourFixed = (draft: BookingDraft, versions: RequestVersions, tourId: TourId): boolean =>
  mayBeKnownToStaff(versions) && draft.tourId !== tourId;

function startChange(sent: Receipt, answers: BookingDraft | null) {
  const reopened = reopenRequest(sent, answers);
  return {
    ...reopened,
    sent,
    prefilled: reopened.draft,
    savedStep: 'review' as const,
    resumed: 'change' as const,
  };
}

/** Returns the versions for a request that is being sent and whose result is unknown. */
export const versionsInFlight = ({ versions }: BookingContext) => ({
  ...versions,
  unconfirmed: versions.current,
});

/** The guards, actions and delays of the booking. booking.machine.ts defines when they apply. */
export const bookingSetup = setup({
  types: {} as {
    context: BookingContext;
    events: BookingEvent;
    tags: 'busy' | 'review';
  },
  actors: {
    sendBooking: fromPromise<void, SendActorInput>(() =>
      Promise.reject(new Error('bookingMachine: the `sendBooking` actor must be provided')),
    ),
  },
  delays: {
    timeout: 20_000,
    /** The time in milliseconds that people need at least to fill in the form. Bots are faster. */
    minFillTime: 3000,
  },
  guards: {
    isTripValid: ({ context, event }) => isTripValid(context, event),
    isPickupValid: ({ context }) => isPickupValid(context),
    isComplete: ({ context, event }) => isTripValid(context, event) && isPickupValid(context),
    isEditing: ({ context }) => context.editingField !== null,
    isSuspicious: ({ context }) =>
      !context.wasChallenged && (context.honeypot !== '' || context.isTooFast),
    isSettled: ({ context }) => context.error === null,
    isKnownToStaff: ({ context }) => mayBeKnownToStaff(context.versions),
    isChangeToSent: ({ context: { sent, versions } }) =>
      // Once a newer version may have reached the staff, the confirmed version no longer counts.
      sent !== null && versions.sent > 0 && versions.unconfirmed === 0,
    isOtherRequest: ({ context }, params: { sent: Receipt }) =>
      parseReference(params.sent.reference).reference !== context.reference,
    hasOther: ({ context }) => context.other !== null,
    isOtherTour: ({ context: { draft } }, params: { tourId: TourId }) =>
      draft.tourId !== params.tourId,
    isTourFixed: ({ context: { draft, versions } }, params: { tourId: TourId }) =>
      isTourFixed(draft, versions, params.tourId),
    isCurrent: ({ context: { reference, versions } }, params: { sent: Receipt }) =>
      versions.unconfirmed === versions.current &&
      params.sent.reference === versionedReference(reference, versions.current),
    isEarlier: ({ context: { reference, versions } }, params: { sent: Receipt }) =>
      earlierReferences(reference, versions).includes(params.sent.reference) &&
      // The response may also belong to a repeated attempt for a version that is already confirmed.
      parseReference(params.sent.reference).version > versions.sent,
    wasSent: (_, { session }: { session: BookingSession }) =>
      session.sent !== null && session.saved === null,
    wasAtPickup: ({ context }) => context.savedStep === 'pickup',
    wasAtReview: ({ context }) => context.savedStep === 'review',
    isPickupField: (_, params: { field: BookingField }) => params.field in pickupRules.shape,
  },
  actions: {
    setSession: assign((_, { session }: { session: BookingSession }) => {
      const { saved } = session;
      const kept = saved?.draft ?? emptyDraft;
      const remembered = saved?.replacedPersons;
      const versions = saved?.versions ?? firstVersion;
      const { tourId } = session;
      const other = tourId && isTourFixed(kept, versions, tourId) ? { tourId } : null;
      const draft = tourId && !other ? changeDraft(kept, { tourId }, remembered) : kept;
      return {
        today: session.today,
        minutes: session.minutes,
        reference: saved?.reference ?? session.reference,
        versions: isSameDraft(draft, kept) ? versions : versionsAfterChange(versions),
        draft,
        replacedPersons: replacedPersons(kept, draft, remembered),
        savedStep: saved?.step ?? 'trip',
        resumed: saved && resumedKind(saved.versions),
        isTooFast: saved === null,
        sent: session.sent,
        other,
      };
    }),
    endSession: assign(initialContext),
    restart: assign(
      (
        { context: { today, minutes, closedDays } },
        { reference, tourId = '' }: { reference: string; tourId?: string },
      ) => ({
        ...initialContext,
        today,
        minutes,
        closedDays,
        reference,
        draft: changeDraft(emptyDraft, { tourId }),
      }),
    ),
    reopenRequest: assign(
      (
        { context: { today, minutes, closedDays } },
        { sent, answers }: { sent: Receipt; answers: BookingDraft | null },
      ) => ({ ...initialContext, ...startChange(sent, answers), today, minutes, closedDays }),
    ),
    offerOther: assign({ other: (_, other: OtherRequest) => other }),
    replaceDraft: assign(
      (
        { context: { today, minutes, closedDays, other } },
        { reference, answers }: { reference: string; answers: BookingDraft | null },
      ) => {
        if (!other) return {};
        const request =
          'sent' in other
            ? startChange(other.sent, answers)
            : { reference, draft: changeDraft(emptyDraft, other) };
        return { ...initialContext, ...request, today, minutes, closedDays };
      },
    ),
    setClosedDays: assign({
      closedDays: (_, params: { closedDays: readonly Closure[] }) => params.closedDays,
    }),
    setToday: assign((_, { today, minutes }: PlaceTime) => ({ today, minutes })),
    applyPatch: assign(({ context }, { patch }: { patch: Partial<BookingDraft> }) => {
      const remembered = context.replacedPersons;
      const draft = changeDraft(context.draft, patch, remembered);
      if (isSameDraft(draft, context.draft)) return {};
      const replaced = replacedPersons(context.draft, draft, remembered);
      return {
        draft,
        versions: versionsAfterChange(context.versions),
        replacedPersons: 'persons' in patch ? '' : replaced,
      };
    }),
    renewReference: assign((_, { reference }: { reference: string }) => ({
      reference,
      isCopy: true,
    })),
    takeNextVersion: assign(({ context }) => ({
      versions: nextVersion(context.versions),
      isCopy: true,
    })),
    advanceVersion: assign({
      versions: ({ context: { versions } }, params: { version: number }) => ({
        ...versions,
        last: Math.max(versions.last, params.version),
      }),
    }),
    noteLateResponse: assign(({ context: { versions } }, { sent }: { sent: Receipt }) => {
      const { version } = parseReference(sent.reference);
      return {
        arrived: sent.reference,
        sent,
        versions: {
          ...versions,
          sent: version,
          unconfirmed: versions.unconfirmed > version ? versions.unconfirmed : 0,
        },
        error: null,
        resumed: null,
      };
    }),
    endTooFast: assign({ isTooFast: false }),
    challenge: assign({ wasChallenged: true }),
    setHoneypot: assign({ honeypot: (_, params: { text: string }) => params.text }),
    dismissNotice: assign({ resumed: null, arrived: null, other: null }),
    reject: assign(({ context }, { today, minutes }: PlaceTime) => ({
      today,
      minutes,
      failedAttempts: context.failedAttempts + 1,
    })),
    resetAttempts: assign({ failedAttempts: 0 }),
    startEditing: assign({ editingField: (_, params: { field: BookingField }) => params.field }),
    endEditing: assign({ editingField: null }),
    setError: assign(({ context }, { code }: { code: SubmissionErrorCode }) => ({
      error: code,
      versions: mayHaveArrived(code) ? versionsInFlight(context) : context.versions,
    })),
    clearError: assign({ error: null, arrived: null }),
    // The app implements these two actions, because the machine itself stores and logs nothing.
    storeReceipt: (_args, _request: SentRequest) => {},
    logFailure: (_args, _failure: { code: SubmissionErrorCode; detail: string }) => {},
  },
});
