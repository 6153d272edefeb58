import { useEffect } from 'react';

import { selectStep } from '#machines/booking.selectors.ts';
import { loadSending } from '#services/send-booking.ts';

import { BookingContext } from './booking-context.tsx';
import { loadLaterParts } from './LaterPart.tsx';

/**
 * Has everything at hand that a request needs, from its next steps to its confirmation, before that is wanted: by then
 * there may be no connection, or another release. What is lost is fetched again when it is wanted, and missed there.
 */
export function usePreparedSending(loadConfirmation: () => Promise<unknown>) {
  const step = BookingContext.useSelector(selectStep);
  useEffect(() => {
    void Promise.allSettled([loadLaterParts(), loadSending()]);
  }, []);
  useEffect(() => {
    if (step === 'trip') return;
    // The step is on screen first.
    const timer = setTimeout(() => {
      void Promise.allSettled([loadSending(), import('./toasts.tsx'), loadConfirmation()]);
    });
    return () => clearTimeout(timer);
  }, [loadConfirmation, step]);
}
