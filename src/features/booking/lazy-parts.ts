import { lazy, useEffect, type ComponentType } from 'react';

import { selectStep } from '#machines/booking.selectors.ts';
import { hideBlockedStorage } from '#services/blocked-storage.ts';
import type { SendBooking } from '#services/send-booking.ts';

import { useBookingSelector } from './booking-context.tsx';

type LaterSteps = Awaited<ReturnType<typeof preloadSteps>>;

/** Loads the code of every later step: what it shows, the toasts and the email SDK. */
export function preloadSteps() {
  hideBlockedStorage();
  return import('./later-steps.ts');
}

export const sendBooking: SendBooking = async (input) => (await preloadSteps()).sendBooking(input);

const lazyStep = (pick: (steps: LaterSteps) => ComponentType) =>
  lazy(async () => ({ default: pick(await preloadSteps()) }));

export const ReviewStep = lazyStep((steps) => steps.ReviewStep);
export const FailurePanel = lazyStep((steps) => steps.FailurePanel);
export const ResumedDraft = lazyStep((steps) => steps.ResumedDraft);
export const AlreadySubmitted = lazyStep((steps) => steps.AlreadySubmitted);
export const SubmittedMessage = lazyStep((steps) => steps.SubmittedMessage);

/**
 * Loads the code of the later steps and of the confirmation in advance. When it is needed, the connection may be lost, or
 * a new release may have removed the files.
 */
export function usePrefetchedSubmission(loadConfirmation: () => Promise<unknown>) {
  const isFirstStep = useBookingSelector(selectStep) === 'trip';
  useEffect(() => void preloadSteps().catch(() => {}), []);
  useEffect(() => {
    if (isFirstStep) return;
    // The step renders first.
    const timer = setTimeout(() => void loadConfirmation().catch(() => {}));
    return () => clearTimeout(timer);
  }, [isFirstStep, loadConfirmation]);
}
