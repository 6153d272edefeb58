import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import type { TourId } from '#content/tour.ts';
import { parseReceipt, type Receipt } from '#domain/booking/stored-booking.ts';
import { parseReference } from '#domain/booking/reference.ts';
import type { BookingEvent } from '#machines/booking.context.ts';
import { selectIsOpening } from '#machines/booking.selectors.ts';
import { loadDraft, loadReceipt } from '#services/booking-store.ts';
import { isNewNavigation } from '#services/page-load.ts';
import { randomReference } from '#services/random-reference.ts';
import { submittedAnswers } from '#services/submitted-answers.ts';
import { onMinute, placeNow } from '#services/today.ts';

import { useBookingActor } from './booking-context.tsx';

/** Starts the session with facts that only the browser knows, and updates the day and the time every minute. */
export function useBookingSession(tourId: TourId | null) {
  const booking = useBookingActor();
  const isReturn = useIsReturn();
  const requestToChange = useRequestToChange();

  useEffect(() => {
    // A booking that is already open has a pending or failed request to which the visitor returns.
    if (!selectIsOpening(booking.getSnapshot())) {
      if (tourId) booking.send({ type: 'tour.choose', tourId });
      if (requestToChange) booking.send(changeOf(requestToChange));
      return;
    }
    const saved = loadDraft();
    const sent = saved
      ? findSentRequest(saved.reference, requestToChange)
      : (requestToChange ?? (isReturn ? loadReceiptFor(tourId) : null));
    booking.send({
      type: 'session.start',
      session: { ...placeNow(), reference: randomReference(), tourId, saved, sent },
    });
    if (requestToChange) booking.send(changeOf(requestToChange));
    // The URL can change while the form is open, but a session starts once.
    // oxlint-disable-next-line react/exhaustive-deps -- as said above
  }, [booking]);

  useEffect(() => onMinute(() => booking.send({ type: 'day.change', ...placeNow() })), [booking]);
}

/**
 * Returns the sent request that the visitor wants to change, if the visitor came from the link on the confirmation
 * page.
 */
function useRequestToChange(): Receipt | null {
  const { state } = useLocation();
  return parseReceipt((state as { change?: unknown } | null)?.change);
}

/** Returns the sent request on which a saved draft is based; null if the draft is a new request. */
const findSentRequest = (reference: string, requestToChange: Receipt | null): Receipt | null =>
  [requestToChange, loadReceipt()].find(
    (sent) => sent && parseReference(sent.reference).reference === reference,
  ) ?? null;

/** Returns the sent request if it is for the tour in the form's URL; null if it is for another tour. */
function loadReceiptFor(tourId: TourId | null): Receipt | null {
  const sent = loadReceipt();
  return sent?.tourId === tourId ? sent : null;
}

const changeOf = (sent: Receipt): BookingEvent => ({
  type: 'request.change',
  sent,
  answers: submittedAnswers(sent.reference),
});

/** True if the visitor came by Back, Forward or a reload; false for a link or a typed URL. */
function useIsReturn(): boolean {
  const { key } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  return isPop && (key !== 'default' || !isNewNavigation());
}
