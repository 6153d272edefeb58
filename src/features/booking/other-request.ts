import type { BookingEvent, OtherRequest } from '#machines/booking.context.ts';
import { randomReference } from '#services/random-reference.ts';
import { submittedAnswers } from '#services/submitted-answers.ts';

/** Returns the event that replaces the draft in the form with the other request. */
export const replaceDraftWith = (other: OtherRequest): BookingEvent => ({
  type: 'draft.replace',
  reference: randomReference(),
  answers: 'sent' in other ? submittedAnswers(other.sent.reference) : null,
});
