import { createActor, fromPromise, type Actor } from 'xstate';

import { asSendFailure } from '#domain/booking/submission-error.ts';
import { inspection } from 'xstate-machine-room/inspect';
import { bookingMachine } from '#machines/booking.machine.ts';
import { selectReceipt, selectSavedDraft } from '#machines/booking.selectors.ts';
import { logFailure, logFormData, logLateAnswer } from '#services/booking-log.ts';
import { saveDraft, saveReceipt } from '#services/booking-store.ts';
import { sendBooking, type SendBooking } from '#services/send-booking.ts';
import { rememberSubmittedAnswers } from '#services/submitted-answers.ts';

export type BookingActor = Actor<typeof bookingMachine>;

/** The booking of this tab. It outlives the form, so that a request that is on its way goes on whatever page is open. */
export const bookingActor = createBookingActor(sendBooking);

/** Starts a booking with its side effects: sending, logging, and storing the draft and the receipt in this tab. */
export function createBookingActor(send: SendBooking): BookingActor {
  const logic = bookingMachine.provide({
    actors: {
      sendBooking: fromPromise(async ({ input: { request, form }, signal }) => {
        logFormData(request);
        try {
          await send(request);
        } catch (error) {
          if (signal.aborted) logFailure(asSendFailure(error));
          throw error;
        }
        // The machine has stopped listening after its time-out.
        if (!signal.aborted) return;
        logLateAnswer(request.reference);
        form.send({ type: 'response.late', reference: request.reference });
      }),
    },
    actions: { logFailure: (_, failure) => logFailure(failure) },
  });
  const booking = createActor(logic, inspection);
  storeInTab(booking);
  return booking.start();
}

function storeInTab(booking: BookingActor) {
  let stored = '';
  booking.subscribe((snapshot) => {
    if (snapshot.matches('opening')) return;
    const receipt = selectReceipt(snapshot);
    if (receipt) {
      saveReceipt(receipt);
      rememberSubmittedAnswers({
        reference: receipt.reference,
        answers: snapshot.context.draft,
      });
    }
    const saved = selectSavedDraft(snapshot);
    const text = JSON.stringify(saved);
    if (text !== stored) saveDraft(saved);
    stored = text;
  });
}
