import { useEffect } from 'react';

import type { Receipt } from '#domain/booking/stored-booking.ts';
import { selectIsSent, selectOther, selectReceipt } from '#machines/booking.selectors.ts';

import { useBookingActor, useBookingSelector } from './booking-context.tsx';
import { replaceDraftWith } from './other-request.ts';
import { loadToasts } from './load-toasts.ts';

/**
 * Reports the sent request and leads to its confirmation. If the visitor has asked for another request meanwhile, the
 * form opens that one instead, and the toast links to the confirmation.
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
    // A lost toast loses nothing, because the confirmation page shows the same message.
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
      // On a slow connection the visitor may have left the form, which ends the session.
      if (selectIsSent(booking.getSnapshot())) onSent(receipt);
    };
    // If the confirmation page cannot be loaded, the form's own message says that the request was received.
    showConfirmation().catch(() => {});
  }, [booking, isSent, loadConfirmation, onSent]);
}
