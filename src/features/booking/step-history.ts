import { bookingSteps, type BookingStep } from '#domain/booking/stored-booking.ts';

/** The steps that the history entries right behind this one show, as far back as the form made them. */
export type StepTrail = readonly BookingStep[];

const isStep = (step: unknown): step is BookingStep => bookingSteps.some((known) => known === step);

/** Read from an entry's navigation state, where a reload finds it again. */
export function trailOf(state: unknown): StepTrail {
  const trail: unknown = (state as { trail?: unknown } | null)?.trail;
  return Array.isArray(trail) && trail.every(isStep) ? trail : [];
}

interface StepMove {
  /** Behind the entry that is shown. */
  trail: StepTrail;
  from: BookingStep;
  to: BookingStep;
  /** The visitor pressed Change in the review: the browser's Back takes that back. */
  isChange: boolean;
}

/**
 * How the history follows the form to another step: a new entry, another address for this one, or so many entries back.
 * Behind a step there are only steps before it, so that the browser's Back never leads forward; a change is the one exception.
 */
export function historyMove({ trail, from, to, isChange }: StepMove): 'push' | 'replace' | number {
  if (isChange) return 'push';
  const place = (step: BookingStep) => bookingSteps.indexOf(step);
  const behind = trail.findIndex((step) => place(step) >= place(to));
  if (behind >= 0) return behind - trail.length;
  return place(to) > place(from) ? 'push' : 'replace';
}
