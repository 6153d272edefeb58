import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import type { TourId } from '#content/tour.ts';
import { parseReceipt, type Receipt } from '#domain/booking/stored-booking.ts';
import { loadDraft, loadReceipt } from '#services/booking-store.ts';
import { isNewNavigation } from '#services/page-load.ts';
import { submittedAnswers } from '#services/submitted-answers.ts';
import { onMinute, placeNow } from '#services/today.ts';

import { useBookingActor } from './booking-context.tsx';

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
