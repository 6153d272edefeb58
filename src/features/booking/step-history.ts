import { bookingSteps, type BookingStep } from '#domain/booking/stored-booking.ts';

/** The steps of the earlier history entries, as far back as the form created these entries. */
export type StepHistory = readonly BookingStep[];

const isStep = (step: unknown): step is BookingStep => bookingSteps.some((known) => known === step);

/** Parses the earlier steps from the navigation state of a history entry, which survives a reload. */
export function parseStepHistory(state: unknown): StepHistory {
  const steps: unknown = (state as { earlierSteps?: unknown } | null)?.earlierSteps;
  return Array.isArray(steps) && steps.every(isStep) ? steps : [];
}

interface StepMove {
  earlierSteps: StepHistory;
  from: BookingStep;
  to: BookingStep;
  /** True if the visitor pressed Change in the review, so that the browser's Back returns to the review. */
  isChange: boolean;
}

/**
 * Decides how the browser history follows the form to another step: `push` adds an entry, `replace` changes the URL of
 * the current entry, and a negative number goes back by that many entries. Each entry is preceded only by earlier
 * steps, so the browser's Back never opens a later step. The only exception is Change, after which Back returns to the
 * review.
 */
export function historyMove({
  earlierSteps,
  from,
  to,
  isChange,
}: StepMove): 'push' | 'replace' | number {
  if (isChange) return 'push';
  const place = (step: BookingStep) => bookingSteps.indexOf(step);
  const index = earlierSteps.findIndex((step) => place(step) >= place(to));
  if (index >= 0) return index - earlierSteps.length;
  return place(to) > place(from) ? 'push' : 'replace';
}
