import { useEffect } from 'react';

import { selectStep } from '#machines/booking.selectors.ts';
import { loadSending } from '#services/send-booking.ts';

import { useBookingSelector } from './booking-context.tsx';
import { preloadSteps } from './lazy-steps.ts';
import { loadToasts } from './load-toasts.ts';

/**
 * Loads all code of the later steps, the request and the confirmation in advance. When the code is needed, the
 * connection may be lost, or a new release may have removed the files. Failed imports are retried at that time.
 */
export function usePrefetchedSubmission(loadConfirmation: () => Promise<unknown>) {
  const step = useBookingSelector(selectStep);
  useEffect(() => {
    void Promise.allSettled([preloadSteps(), loadSending(), loadToasts()]);
  }, []);
  useEffect(() => {
    if (step === 'trip') return;
    // The step renders first.
    const timer = setTimeout(() => {
      void Promise.allSettled([loadSending(), loadToasts(), loadConfirmation()]);
    });
    return () => clearTimeout(timer);
  }, [loadConfirmation, step]);
}
