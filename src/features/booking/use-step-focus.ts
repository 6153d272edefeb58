import { useEffect, useRef } from 'react';

import type { BookingStep } from '#domain/booking/stored-booking.ts';
import {
  selectChanging,
  selectIsFormOpen,
  selectProblem,
  selectRefusals,
} from '#machines/booking.selectors.ts';

import { BookingContext } from './booking-context.tsx';

export const STEP_HEADING_ID = 'booking-step';
export const SUMMARY_ID = 'booking-problems';
export const FAILURE_ID = 'booking-failure';

/** Id of the box around a field's label, control and message. */
export const fieldElementId = (field: string) => `field-${field}`;

/** Moves keyboard and screen reader to where the form's news is: a new step on screen, refused answers, a failure. */
export function useStepFocus(step: BookingStep) {
  const isFormOpen = BookingContext.useSelector(selectIsFormOpen);
  const changing = BookingContext.useSelector(selectChanging);
  const refusals = BookingContext.useSelector(selectRefusals);
  const problem = BookingContext.useSelector(selectProblem);
  const shownStep = useRef<string | null>(null);

  useEffect(() => {
    if (!isFormOpen) return;
    const isNews = shownStep.current !== null && shownStep.current !== step;
    shownStep.current = step;
    if (!isNews) return;
    // Back from a change leads to a step that does not ask for it.
    if (changing && document.getElementById(fieldElementId(changing))) focusField(changing);
    else focusById(STEP_HEADING_ID);
  }, [changing, isFormOpen, step]);

  useEffect(() => {
    if (refusals > 0) focusById(SUMMARY_ID);
  }, [refusals]);

  useEffect(() => {
    if (problem) focusById(FAILURE_ID);
  }, [problem]);
}

function focusById(id: string) {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
}

/** Focuses the control of a field; the date's is made of parts, of which the first is taken. */
export function focusField(field: string) {
  const box = document.getElementById(fieldElementId(field));
  const control = box?.querySelector<HTMLElement>(
    'select, [role="spinbutton"], input:not([aria-hidden="true"]), textarea:not([aria-hidden="true"])',
  );
  box?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
