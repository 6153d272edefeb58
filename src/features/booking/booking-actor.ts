import { createActor, fromPromise, type Actor } from 'xstate';

import { createReceipt } from '#domain/booking/stored-booking.ts';
import { toSubmissionError } from '#domain/booking/submission-error.ts';
import type { SentRequest } from '#machines/booking.context.ts';
import { bookingMachine } from '#machines/booking.machine.ts';
import { selectReceipt, selectSavedDraft } from '#machines/booking.selectors.ts';
import { logFailure, logFormData, logLateResponse } from '#services/booking-log.ts';
import { saveDraft, saveReceipt } from '#services/booking-store.ts';
import { inspect } from '#services/inspector.ts';
import { randomReference } from '#services/random-reference.ts';
import { sendBooking, type SendBooking } from '#services/send-booking.ts';
import { rememberSubmittedAnswers } from '#services/submitted-answers.ts';
import { syncTabs } from '#services/tab-channel.ts';

export type BookingActor = Actor<typeof bookingMachine>;

let tabBooking: BookingActor | undefined;

/**
 * The booking of this tab. It outlives the form, so that a pending request continues on any page. It is created when
 * the form is first opened, because the inspector sees only actors that are created after the inspector.
 */
export const getBookingActor = (): BookingActor => (tabBooking ??= createBookingActor(sendBooking));

/**
 * Creates a booking actor. It sends and logs requests, stores its draft and receipt in this tab, and shares its
 * reference with the other tabs. The booking form starts the actor.
 */
export function createBookingActor(send: SendBooking): BookingActor {
  const logic = bookingMachine.provide({
    actors: {
      sendBooking: fromPromise(async ({ input: { request, parent }, signal }) => {
        logFormData(request);
        try {
          await send(request);
        } catch (error) {
          if (signal.aborted) logFailure(toSubmissionError(error));
          throw error;
        }
        // After its timeout, the machine ignores the result of this promise, so the result is logged here.
        if (!signal.aborted) return;
        logLateResponse(request.reference);
        parent.send({
          type: 'response.late',
          sent: createReceipt(request.reference, request.booking),
          answers: request.booking,
        });
      }),
    },
    actions: {
      logFailure: (_, failure) => logFailure(failure),
      storeReceipt: (_, request) => storeSentRequest(request),
    },
  });
  const booking = createActor(logic, { inspect });
  storeInTab(booking);
  shareWithTabs(booking);
  return booking;
}

function storeSentRequest({ sent, answers }: SentRequest) {
  saveReceipt(sent);
  rememberSubmittedAnswers({ reference: sent.reference, answers });
}

function storeInTab(booking: BookingActor) {
  let stored = '';
  booking.subscribe((snapshot) => {
    if (snapshot.matches('opening')) return;
    const receipt = selectReceipt(snapshot);
    if (receipt) storeSentRequest({ sent: receipt, answers: snapshot.context.draft });
    const saved = selectSavedDraft(snapshot);
    const text = JSON.stringify(saved);
    if (text !== stored) saveDraft(saved);
    stored = text;
  });
}

/** Synchronizes the booking with other tabs while it has a stored draft: a duplicated tab copies the storage. */
function shareWithTabs(booking: BookingActor) {
  let tabs: ReturnType<typeof syncTabs> | undefined;
  booking.subscribe({
    next: (snapshot) => {
      const saved = selectSavedDraft(snapshot);
      if (!saved) {
        tabs?.close();
        tabs = undefined;
        return;
      }
      tabs ??= syncTabs({
        onConflict: () =>
          booking.send({ type: 'reference.conflict', reference: randomReference() }),
        onVersion: (version) => booking.send({ type: 'version.advance', version }),
      });
      tabs.claim({ reference: saved.reference, version: saved.versions.current });
    },
    complete: () => tabs?.close(),
  });
}
