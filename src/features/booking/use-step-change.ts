import { useCallback } from 'react';

import { bookingFields, type BookingDraft } from '#domain/booking/booking.ts';
import { toDateAnswer } from '#domain/booking/typed-date.ts';
import type { BookingEvent } from '#machines/booking.context.ts';
import { selectDraft } from '#machines/booking.selectors.ts';
import { readFormValues } from '#services/form-values.ts';

import { useBookingActor } from './booking-context.tsx';

/** Picks the answers from the values of the form's controls. */
export function toAnswers(values: Readonly<Record<string, string>>): Partial<BookingDraft> {
  const answers = bookingFields.flatMap((field) => {
    const value = values[field];
    if (value === undefined) return [];
    return [[field, field === 'date' ? toDateAnswer(value) : value] as const];
  });
  return Object.fromEntries(answers);
}

/**
 * Returns a function that sends an event for another step. It first copies values that only the controls have into the
 * draft.
 */
export function useStepChange() {
  const booking = useBookingActor();
  return useCallback(
    (event: BookingEvent) => {
      const draft = selectDraft(booking.getSnapshot());
      const shown = Object.entries(toAnswers(readFormValues()));
      const changed = shown.filter(
        ([field, value]) => draft[field as keyof BookingDraft] !== value,
      );
      if (changed.length > 0) {
        booking.send({ type: 'draft.change', patch: Object.fromEntries(changed) });
      }
      booking.send(event);
    },
    [booking],
  );
}
