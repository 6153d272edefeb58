import { useDeferredValue, useEffect, useRef, type RefObject } from 'react';

import type { BookingStep } from '#domain/booking/stored-booking.ts';
import { selectEditingField, selectIsFormOpen } from '#machines/booking.selectors.ts';

import { useBookingSelector } from './booking-context.tsx';
import { focusAtTop, focusField, hasField } from './field-focus.ts';

/** Moves the focus to the heading of a new step, or to the field for which the visitor pressed Change. */
export function useStepFocus(step: BookingStep, heading: RefObject<HTMLElement | null>) {
  // Deferred like the step: otherwise a resumed step would look like a change from the first one.
  const isFormOpen = useDeferredValue(useBookingSelector(selectIsFormOpen));
  const editingField = useBookingSelector(selectEditingField);
  const shownStep = useRef<string | null>(null);

  useEffect(() => {
    if (!isFormOpen) return;
    const isNewStep = shownStep.current !== null && shownStep.current !== step;
    shownStep.current = step;
    if (!isNewStep) return;
    // If the visitor goes back from a change to the review, the field does not exist there.
    if (editingField && hasField(editingField)) focusField(editingField);
    else focusAtTop(heading.current);
  }, [editingField, heading, isFormOpen, step]);
}
