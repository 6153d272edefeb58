import type { BookingDraft } from './booking.ts';

const CRUISE_WORDS = /\b(?:cruise|ships?\b|tenders?\b)/i;

/** True if the guests seem to arrive by cruise ship. A ship departs without guests who return late. */
export const isCruisePickup = ({
  accommodation,
  pickupLocation,
  shipName,
  backOnBoard,
}: Pick<BookingDraft, 'accommodation' | 'pickupLocation' | 'shipName' | 'backOnBoard'>): boolean =>
  shipName !== '' ||
  backOnBoard !== '' ||
  CRUISE_WORDS.test(pickupLocation) ||
  CRUISE_WORDS.test(accommodation);
