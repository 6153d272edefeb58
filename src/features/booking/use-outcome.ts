import { useEffect } from 'react';

import type { Receipt } from '#domain/booking/stored-booking.ts';
import {
  selectMailtoHref,
  selectSubmissionError,
  selectIsSent,
  selectReceipt,
} from '#machines/booking.selectors.ts';

import { useBookingActor, useBookingSelector } from './booking-context.tsx';
import { preloadSteps } from './lazy-parts.ts';

/** Shows the failure toast after a failed attempt and closes it when the next attempt starts. */
export function useFailureToast() {
  const booking = useBookingActor();
  const error = useBookingSelector(selectSubmissionError);
  useEffect(() => {
    if (!error) return;
    const mailtoHref = selectMailtoHref(booking.getSnapshot());
    const showing = preloadSteps().then(({ showFailure }) => showFailure(mailtoHref));
    // If the chunk cannot be loaded, the failure panel still shows the same message.
    showing.catch(() => {});
    return () => void showing.then((close) => close()).catch(() => {});
  }, [booking, error]);
}

/** Shows the success toast and opens the confirmation page once the request is sent. */
export function useSuccess(
  loadConfirmation: () => Promise<unknown>,
  onSent: (receipt: Receipt) => void,
) {
  const booking = useBookingActor();
  const isSent = useBookingSelector(selectIsSent);
  useEffect(() => {
    const receipt = isSent ? selectReceipt(booking.getSnapshot()) : null;
    if (!receipt) return;
    let isLeft = false;
    // If a chunk cannot be loaded, the form itself shows that the request was received.
    preloadSteps()
      .then(({ showSuccess }) => showSuccess())
      .catch(() => {});
    loadConfirmation()
      .then(() => isLeft || onSent(receipt))
      .catch(() => {});
    return () => void (isLeft = true);
  }, [booking, isSent, loadConfirmation, onSent]);
}
