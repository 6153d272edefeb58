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

let tabBooking: BookingActor | undefined;

/**
 * The booking of this tab. It outlives the form, so that a request that is on its way continues on any page. It is
 * created with the first form, because the inspector sees only actors that are created after it.
 */
export const getBookingActor = (): BookingActor => (tabBooking ??= createBookingActor(sendBooking));

/** Creates a booking that sends, logs, and stores its draft and its receipt in this tab. Its form starts it. */
export function createBookingActor(send: SendBooking): BookingActor {
  const logic = bookingMachine.provide({
    actors: {
      sendBooking: fromPromise(async ({ input: { request, parent }, signal }) => {
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
        parent.send({ type: 'response.late', reference: request.reference });
      }),
    },
    actions: { logFailure: (_, failure) => logFailure(failure) },
  });
  const booking = createActor(logic, inspection);
  storeInTab(booking);
  return booking;
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
