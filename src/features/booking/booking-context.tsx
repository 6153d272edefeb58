import { useActorRef, useSelector } from '@xstate/react';
import { createContext, useContext, useState, useEffect, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { fromPromise, type Actor } from 'xstate';

import type { TourId } from '#content/tour.ts';
import { parseReceipt, type Receipt } from '#domain/booking/stored-booking.ts';
import { bookingMachine, type BookingSnapshot } from '#machines/booking.machine.ts';
import { selectIsOpening, selectReceipt, selectSavedDraft } from '#machines/booking.selectors.ts';
import { logFailure, logFormData } from '#services/booking-log.ts';
import { saveDraft, saveReceipt, loadDraft, loadReceipt } from '#services/booking-store.ts';
import { inspect } from '#services/inspector.ts';
import { isNewNavigation } from '#services/page-load.ts';
import type { SendBooking } from '#services/send-booking.ts';
import { rememberSubmittedAnswers, submittedAnswers } from '#services/submitted-answers.ts';
import { onMinute, placeNow } from '#services/today.ts';

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
  send: SendBooking;
  children: ReactNode;
}

/** Provides the booking to its form, and stores it in this tab. */
export function BookingProvider({ send, children }: BookingProviderProps) {
  const [logic] = useState(() => provideBooking(send));
  const [store] = useState(createTabStorage);
  const booking = useActorRef(logic, { inspect }, store);
  return <BookingActorContext value={booking}>{children}</BookingActorContext>;
}

/** Starts the session with facts that only the browser knows, and updates the day and the time every minute. */
export function useBookingSession(tourId: TourId | null) {
  const booking = useBookingActor();
  const isReturn = useIsReturn();
  const { state } = useLocation();
  /** The visitor came from "Change this request" on the confirmation page. */
  const toChange = parseReceipt((state as { change?: unknown } | null)?.change);

  useEffect(() => {
    const sent = toChange ?? (isReturn ? loadReceiptFor(tourId) : null);
    booking.send({
      type: 'session.start',
      session: { ...placeNow(), tourId, saved: loadDraft(), sent },
    });
    if (toChange) {
      const answers = submittedAnswers(toChange.reference);
      booking.send({ type: 'request.change', sent: toChange, answers });
    }
    // The URL can change while the form is open, but a session starts once.
    // oxlint-disable-next-line react/exhaustive-deps -- as said above
  }, [booking]);

  useEffect(() => onMinute(() => booking.send({ type: 'day.change', ...placeNow() })), [booking]);
}

/** Returns the sent request if it is for the tour in the form's URL; null if it is for another tour. */
function loadReceiptFor(tourId: TourId | null): Receipt | null {
  const sent = loadReceipt();
  return sent?.tourId === tourId ? sent : null;
}

/** True if the visitor came by Back, Forward or a reload; false for a link or a typed URL. */
function useIsReturn(): boolean {
  const { key } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  return isPop && (key !== 'default' || !isNewNavigation());
}
