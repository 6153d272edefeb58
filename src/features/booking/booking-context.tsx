import { useActorRef, useSelector } from '@xstate/react';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { fromPromise, type Actor } from 'xstate';

import { bookingMachine, type BookingSnapshot } from '#machines/booking.machine.ts';
import { selectIsOpening, selectReceipt, selectSavedDraft } from '#machines/booking.selectors.ts';
import { logFailure, logFormData } from '#services/booking-log.ts';
import { saveDraft, saveReceipt } from '#services/booking-store.ts';
import { inspect } from '#services/inspector.ts';
import { sendBooking, type SendBooking } from '#services/send-booking.ts';
import { rememberSubmittedAnswers } from '#services/submitted-answers.ts';

export type BookingActor = Actor<typeof bookingMachine>;

const BookingActorContext = createContext<BookingActor | null>(null);

export function useBookingActor(): BookingActor {
  const booking = useContext(BookingActorContext);
  if (!booking) throw new Error('This component needs a BookingProvider around it.');
  return booking;
}

/** Selects a value of the booking and renders again when it changes. */
export const useBookingSelector = <T,>(
  selector: (snapshot: BookingSnapshot) => T,
  compare?: (one: T, other: T) => boolean,
): T => useSelector(useBookingActor(), selector, compare);

const provideBooking = (send: SendBooking) =>
  bookingMachine.provide({
    actors: {
      sendBooking: fromPromise(({ input }) => {
        logFormData(input);
        return send(input);
      }),
    },
    actions: { logFailure: (_, failure) => logFailure(failure) },
  });

/** Returns a function that keeps the draft, or the receipt after sending, in this tab's storage. */
function createTabStorage() {
  let stored = '';
  return (snapshot: BookingSnapshot) => {
    if (selectIsOpening(snapshot)) return;
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
  };
}

interface BookingProviderProps {
  send?: SendBooking;
  children: ReactNode;
}

/** Provides the booking to its form, and stores it in this tab. */
export function BookingProvider({ send = sendBooking, children }: BookingProviderProps) {
  const [logic] = useState(() => provideBooking(send));
  const [store] = useState(createTabStorage);
  const booking = useActorRef(logic, { inspect }, store);
  return <BookingActorContext value={booking}>{children}</BookingActorContext>;
}
