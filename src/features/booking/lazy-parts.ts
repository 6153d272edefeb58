import { lazy, useEffect, type ComponentType } from 'react';

import { selectStep } from '#machines/booking.selectors.ts';
import { loadSending } from '#services/send-booking.ts';

import { useBookingSelector } from './booking-context.tsx';

type LaterSteps = Awaited<ReturnType<typeof preloadSteps>>;

/** Loads the code of every later step. */
export const preloadSteps = () => import('./later-steps.ts');

const lazyStep = (pick: (steps: LaterSteps) => ComponentType) =>
  lazy(async () => ({ default: pick(await preloadSteps()) }));

export const ReviewStep = lazyStep((steps) => steps.ReviewStep);
export const FailurePanel = lazyStep((steps) => steps.FailurePanel);
export const ResumedDraft = lazyStep((steps) => steps.ResumedDraft);
export const AlreadySubmitted = lazyStep((steps) => steps.AlreadySubmitted);
export const SubmittedMessage = lazyStep((steps) => steps.SubmittedMessage);

/**
 * Loads the toasts. Hooks call it early, while there is a connection, because a toast may have to report a lost
 * connection. If the chunk could not be loaded, the next call requests it again.
 */
export const loadToasts = () => import('./toasts.tsx');

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
