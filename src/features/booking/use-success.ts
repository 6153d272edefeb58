import { useEffect } from 'react';

import type { Receipt } from '#domain/booking/stored-booking.ts';
import { selectIsSent, selectReceipt } from '#machines/booking.selectors.ts';

import { useBookingActor, useBookingSelector } from './booking-context.tsx';
import { loadToasts } from './load-toasts.ts';

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
    loadToasts()
      .then(({ showSuccess }) => showSuccess())
      .catch(() => {});
    loadConfirmation()
      .then(() => isLeft || onSent(receipt))
      .catch(() => {});
    return () => void (isLeft = true);
  }, [booking, isSent, loadConfirmation, onSent]);
}
