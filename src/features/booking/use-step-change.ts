import { useCallback } from 'react';

import { bookingFields } from '#domain/booking/questions.ts';
import type { BookingDraft } from '#domain/booking/draft.ts';
import type { BookingEvent } from '#machines/booking.machine.ts';
import { selectDraft } from '#machines/booking.selectors.ts';
import { isHoneypotFilled, readFormValues } from '#services/form-values.ts';
import { randomReference } from '#services/random-reference.ts';
import { placeNow } from '#services/today.ts';

import { useBookingActor } from './booking-context.tsx';

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
