import { useEffect } from 'react';

import type { Receipt } from '#domain/booking/stored-booking.ts';
import { selectIsSent, selectOther, selectReceipt } from '#machines/booking.selectors.ts';

import { useBookingActor, useBookingSelector } from './booking-context.tsx';
import { replaceDraftWith } from './other-request.ts';
import { loadToasts } from './load-toasts.ts';

/**
 * Reports the sent request and opens its confirmation page. If the visitor has meanwhile asked for another request, the
 * form opens that request instead, and the toast links to the confirmation page.
 */
export function useSuccess(
  loadConfirmation: () => Promise<unknown>,
  onSent: (receipt: Receipt) => void,
) {
  const booking = useBookingActor();
  const isSent = useBookingSelector(selectIsSent);
  useEffect(() => {
    const snapshot = booking.getSnapshot();
    const receipt = isSent ? selectReceipt(snapshot) : null;
    if (!receipt) return;
    const other = selectOther(snapshot);
    // A toast that cannot be loaded can be ignored, because the confirmation page shows the same message.
    loadToasts()
      .then(({ showSuccess, showBackgroundResult }) =>
        other ? showBackgroundResult() : showSuccess(),
      )
      .catch(() => {});
    if (other) {
      booking.send(replaceDraftWith(other));
      return;
    }
    const showConfirmation = async () => {
      await loadConfirmation();
      // On a slow connection the visitor may have left the form before the page is loaded. Leaving ends the session.
      if (selectIsSent(booking.getSnapshot())) onSent(receipt);
    };
    // If the confirmation page cannot be loaded, the form itself shows that the request was received.
    showConfirmation().catch(() => {});
  }, [booking, isSent, loadConfirmation, onSent]);
}
