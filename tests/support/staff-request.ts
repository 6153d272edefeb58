import { parseBooking, type BookingDraft } from '#domain/booking/draft.ts';
import { answerOptions, type ChosenOptions } from '#domain/booking/answer-options.ts';
import { toStaffRequest, type StaffRequest } from '#domain/booking/staff-request.ts';

import { noon, requestFacts, today, validDraft } from './booking-draft.ts';

export const hopkins = { tourId: 'lamanai-tour-hopkins', persons: '4' };
/** The facts of an answer on the day of the tests. */
export const answerFacts = { today, minutes: noon, closedDays: [] };

/** Creates a request as staff receive it: the valid booking with these changes. */
export const staffRequest = (patch: Partial<BookingDraft>) =>
  toStaffRequest(parseBooking({ ...validDraft, ...patch }, today), requestFacts);

/** Returns the options of an answer on the day of the tests, with these values set by staff. */
export const optionsOf = (request: StaffRequest, chosen: ChosenOptions = {}) =>
  answerOptions(request, chosen, answerFacts);
