import { useEffect } from 'react';

import { selectStep } from '#machines/booking.selectors.ts';
import { loadSending } from '#services/send-booking.ts';

import { useBookingSelector } from './booking-context.tsx';
import { preloadSteps } from './lazy-steps.ts';
import { loadToasts } from './load-toasts.ts';

/**
 * Loads in advance all code that a request needs, from its next steps to its confirmation. By the time it
 * is needed, the connection may be lost or a new release may have removed it. Failed imports are retried at that time.
 */
export function usePrefetchedSubmission(loadConfirmation: () => Promise<unknown>) {
  const step = useBookingSelector(selectStep);
  useEffect(() => {
    void Promise.allSettled([preloadSteps(), loadSending(), loadToasts()]);
  }, []);
  useEffect(() => {
    if (step === 'trip') return;
    // Let the step render first.
    const timer = setTimeout(() => {
      void Promise.allSettled([loadSending(), loadToasts(), loadConfirmation()]);
    });
    return () => clearTimeout(timer);
  }, [loadConfirmation, step]);
}
