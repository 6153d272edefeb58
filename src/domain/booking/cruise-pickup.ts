import type { BookingDraft } from './booking.ts';

const CRUISE_WORDS = /\b(?:cruise|ships?\b|tenders?\b)/i;

/** True if the guests seem to arrive by cruise ship. A ship departs without guests who return late. */
export const isCruisePickup = ({
  accommodation,
  pickupLocation,
  specialRequirements,
}: Pick<BookingDraft, 'accommodation' | 'pickupLocation' | 'specialRequirements'>): boolean =>
  [accommodation, pickupLocation, specialRequirements].some((text) => CRUISE_WORDS.test(text));
