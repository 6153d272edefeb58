import {
  fieldErrors,
  pickupRules,
  tripRules,
  type BookingDraft,
  type FieldErrors,
} from '#domain/booking/draft.ts';

import { today, validDraft } from './booking-draft.ts';

/** Returns the errors of step 1 for a draft that is valid except for this patch. */
export const tripErrors = (patch: Partial<BookingDraft>, day = today): FieldErrors => {
  const draft = { ...validDraft, ...patch };
  return fieldErrors(tripRules(draft, day), draft);
};

/** Returns the errors of step 2 for a draft that is valid except for this patch. */
export const stayErrors = (patch: Partial<BookingDraft>): FieldErrors => {
  const draft = { ...validDraft, ...patch };
  return fieldErrors(pickupRules, draft);
};

export const accepted: FieldErrors = {};
