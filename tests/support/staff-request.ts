import { parseBooking, type BookingDraft } from '#domain/booking/booking.ts';
import { toStaffRequest } from '#domain/booking/staff-request.ts';

import { requestFacts, today, validDraft } from './booking-draft.ts';

export const hopkins = { tourId: 'lamanai-tour-hopkins', persons: '4' };
export const day = { today, closedDays: [] };

/** Creates a request as staff receive it: the valid booking with these changes. */
export const staffRequest = (patch: Partial<BookingDraft>) =>
  toStaffRequest(parseBooking({ ...validDraft, ...patch }, today), requestFacts);
