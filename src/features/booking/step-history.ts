import { bookingSteps, type BookingStep } from '#domain/booking/stored-booking.ts';

/** The steps of the history entries before the current one, as far back as the form created these entries. */
export type StepHistory = readonly BookingStep[];

const isStep = (step: unknown): step is BookingStep => bookingSteps.some((known) => known === step);

/** Parses the earlier steps from the navigation state of a history entry. The navigation state survives a reload. */
export function parseStepHistory(state: unknown): StepHistory {
  const steps: unknown = (state as { earlierSteps?: unknown } | null)?.earlierSteps;
  return Array.isArray(steps) && steps.every(isStep) ? steps : [];
}

interface StepMove {
  earlierSteps: StepHistory;
  from: BookingStep;
  to: BookingStep;
  /** The visitor pressed Change in the review, so the browser's Back returns to it. */
  isChange: boolean;
}

/**
 * Decides how the history follows the form to another step: with a new entry, with a new URL for the current entry, or
 * by going back this many entries. Only earlier steps precede a step, so the browser's Back never leads forward; Change
 * is the exception.
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
