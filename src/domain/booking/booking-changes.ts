import { bookingFields, emptyDraft, type BookingDraft } from './booking.ts';
import { minimumPersonsOf, offeredPersons } from '#domain/tours/party-size.ts';
import { findTour } from '#domain/tours/tours.ts';

/**
 * Applies the visitor's changes to the draft. If a newly chosen tour has a minimum, the number of persons is set to
 * this minimum, unless the number changes together with the tour, for example by autofill. For any other tour, a number
 * below the default minimum is raised.
 */
export function changeDraft(draft: BookingDraft, patch: Partial<BookingDraft>): BookingDraft {
  const changed = { ...draft, ...patch };
  const tour = findTour(changed.tourId);
  if (!tour || tour.id === draft.tourId) return changed;
  if (patch.persons && offeredPersons(tour, patch.persons)) return changed;
  const minimum = minimumPersonsOf(tour);
  const isTooFew = changed.persons !== '' && Number(changed.persons) < minimum;
  return tour.minimumPersons !== undefined || isTooFew
    ? { ...changed, persons: String(minimum) }
    : changed;
}

/** True if the two drafts have the same answers. */
export const isSameDraft = (one: BookingDraft, other: BookingDraft): boolean =>
  bookingFields.every((field) => one[field] === other[field]);

/**
 * True if the visitor has entered anything besides a tour and the number of persons that the tour sets. The chosen tour
 * does not count, because the URL contains it.
 */
export const hasEntries = (draft: BookingDraft): boolean =>
  !isSameDraft(draft, changeDraft(emptyDraft, { tourId: draft.tourId }));
