import { useCallback, useEffect, useRef, useDeferredValue, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

import type { BookingDraft } from '#domain/booking/draft.ts';
import { bookingFields } from '#domain/booking/questions.ts';
import { bookingSteps, type BookingStep } from '#domain/booking/stored-booking.ts';
import type { BookingEvent } from '#machines/booking.machine.ts';
import {
  selectDraft,
  selectIsFormOpen,
  selectStep,
  selectTourId,
  selectEditingField,
} from '#machines/booking.selectors.ts';
import { isHoneypotFilled, readFormValues } from '#services/form-values.ts';
import { randomReference } from '#services/random-reference.ts';
import { placeNow } from '#services/today.ts';

import { useBookingActor, useBookingSelector } from './booking-context.tsx';
import { focusAtTop, focusField, hasField } from './fields.tsx';

/** Returns the answers that only the controls have. An empty control never empties an answer. */
function findNewAnswers(draft: BookingDraft): Partial<BookingDraft> {
  const values = readFormValues();
  const answers = bookingFields.flatMap((field) => {
    const answer = values[field] ?? '';
    return answer === '' || answer === draft[field] ? [] : [[field, answer] as const];
  });
  return Object.fromEntries(answers);
}

/** Returns the event of a press on Complete Booking or Try again. */
export const pressCompleteBooking = (): BookingEvent => ({
  type: 'booking.submit',
  newReference: randomReference(),
  isHoneypotFilled: isHoneypotFilled(),
  ...placeNow(),
});

/**
 * Returns a function that sends an event for another step. It first copies values that only the controls have into the
 * draft.
 */
export function useStepChange() {
  const booking = useBookingActor();
  return useCallback(
    (event: BookingEvent) => {
      const patch = findNewAnswers(selectDraft(booking.getSnapshot()));
      if (Object.keys(patch).length > 0) booking.send({ type: 'draft.change', patch });
      booking.send(event);
    },
    [booking],
  );
}

const hashOf = (step: BookingStep) => (step === 'trip' ? '' : `#${step}`);
const stepOf = (hash: string) => bookingSteps.find((step) => `#${step}` === hash) ?? 'trip';

/**
 * Syncs the URL with the machine: `?tourId=` contains the tour, and the hash contains the step. Each new step gets an
 * entry in the browser's history, so that the browser's Back returns to the step before.
 */
export function useBookingUrl() {
  const booking = useBookingActor();
  const changeStep = useStepChange();
  const isFormOpen = useBookingSelector(selectIsFormOpen);
  const step = useBookingSelector(selectStep);
  const tourId = useBookingSelector(selectTourId);
  const { key, hash, search } = useLocation();
  const navigate = useNavigate();
  const isPop = useNavigationType() === NavigationType.Pop;
  // Entries that a visitor creates in the URL bar all have the router key `default`, so the hash distinguishes them.
  const entry = key + hash;
  const handledEntry = useRef(entry);
  const shownStep = useRef<BookingStep | null>(null);

  useEffect(() => {
    if (!isFormOpen) return;
    if (isPop && entry !== handledEntry.current) changeStep({ type: `${stepOf(hash)}.open` });
    handledEntry.current = entry;
    // If the event has changed the step, this effect runs again for that step. Otherwise the machine has refused it.
    if (selectStep(booking.getSnapshot()) !== step) return;
    const url = {
      search: tourId ? `?tourId=${encodeURIComponent(tourId)}` : '',
      hash: hashOf(step),
    };
    const isNewStep = shownStep.current !== null && shownStep.current !== step;
    shownStep.current = step;
    if (url.search === search && url.hash === hash) return;
    // Without `state`, this drops the navigation state, because a reload must not read it a second time.
    void navigate(url, { replace: !isNewStep, preventScrollReset: true });
  }, [booking, changeStep, entry, hash, isFormOpen, isPop, navigate, search, step, tourId]);
}

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
