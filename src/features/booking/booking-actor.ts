import { createActor, fromPromise, type Actor } from 'xstate';

import { asSendFailure } from '#domain/booking/submission-error.ts';
import { inspection } from 'xstate-machine-room/inspect';
import { bookingMachine } from '#machines/booking.machine.ts';
import { selectReceipt, selectSavedDraft } from '#machines/booking.selectors.ts';
import { logFailure, logFormData, logLateAnswer } from '#services/booking-log.ts';
import { saveDraft, saveReceipt } from '#services/booking-store.ts';
import type { SendBooking } from '#services/send-booking.ts';
import { rememberSubmittedAnswers } from '#services/submitted-answers.ts';

export type BookingActor = Actor<typeof bookingMachine>;

/** The machine with its outside world. What is to be kept of it is kept in this tab, whatever page is open. */
export function createBooking(sendBooking: SendBooking): BookingActor {
  const logic = bookingMachine.provide({
    actors: {
      sendBooking: fromPromise(async ({ input: { request, form }, signal }) => {
        logFormData(request);
        try {
          await sendBooking(request);
        } catch (error) {
          if (signal.aborted) logFailure(asSendFailure(error));
          throw error;
        }
        // The machine has stopped listening after its time-out.
        if (!signal.aborted) return;
        logLateAnswer(request.reference);
        form.send({ type: 'request.arrive', reference: request.reference });
      }),
    },
    actions: { logFailure: (_, failure) => logFailure(failure) },
  });
  const booking = createActor(logic, inspection);
  keepInTab(booking);
  return booking;
}

function keepInTab(booking: BookingActor) {
  let kept = '';
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
    if (text !== kept) saveDraft(saved);
    kept = text;
  });
}
