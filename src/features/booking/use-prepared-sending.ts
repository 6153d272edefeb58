import { useEffect } from 'react';

import { selectStep } from '#machines/booking.selectors.ts';
import { loadSending } from '#services/send-booking.ts';

import { BookingContext } from './booking-context.tsx';

/** Has everything at hand that a request needs, from its sending to its confirmation, before it leaves. */
export function usePreparedSending(loadConfirmation: () => Promise<unknown>) {
  const step = BookingContext.useSelector(selectStep);
  useEffect(() => {
    if (step === 'trip') return;
    // What is lost now is fetched again when it is wanted, and missed there.
    void Promise.allSettled([loadSending(), import('./toasts.tsx'), loadConfirmation()]);
  }, [loadConfirmation, step]);
}
