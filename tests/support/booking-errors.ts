import {
  fieldErrors,
  staySchema,
  tripRules,
  type BookingDraft,
  type FieldErrors,
} from '#domain/booking/booking.ts';

import { today, validDraft } from './booking-draft.ts';

/** What step 1 says of a draft that is valid but for this. */
export const tripErrors = (patch: Partial<BookingDraft>, day = today): FieldErrors => {
  const draft = { ...validDraft, ...patch };
  return fieldErrors(tripRules(draft, day), draft);
};

/** What step 2 says of it. */
export const stayErrors = (patch: Partial<BookingDraft>): FieldErrors =>
  fieldErrors(staySchema, { ...validDraft, ...patch });

export const accepted: FieldErrors = {};
