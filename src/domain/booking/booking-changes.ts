import { bookingFields, emptyDraft, type BookingDraft } from './booking.ts';
import { minimumPersonsOf, offeredPersons } from './party-size.ts';
import { findTour } from '#domain/tours/tours.ts';

/**
 * Applies the visitor's changes. A newly chosen tour with a minimum sets the persons to it, unless they are part of the
 * same change. Any other tour restores the remembered persons if it allows them, and raises persons below the default
 * minimum.
 * @param remembered how many persons the visitor had chosen before an earlier tour set another number; empty if none did
 */
export function changeDraft(
  draft: BookingDraft,
  patch: Partial<BookingDraft>,
  remembered = '',
): BookingDraft {
  const changed = { ...draft, ...patch };
  const tour = findTour(changed.tourId);
  if (!tour || tour.id === draft.tourId) return changed;
  const minimum = minimumPersonsOf(tour);
  // If the visitor chose the number of persons together with the tour, for example before hydration, the number is the
  // visitor's own choice.
  if (patch.persons && offeredPersons(tour, patch.persons)) return changed;
  if (tour.minimumPersons !== undefined) return { ...changed, persons: String(minimum) };
  if (patch.persons === undefined && offeredPersons(tour, remembered)) {
    return { ...changed, persons: remembered };
  }
  // Stryker disable next-line EqualityOperator: If the persons equal the minimum, both branches return the same number.
  const isTooFew = changed.persons !== '' && Number(changed.persons) < minimum;
  return isTooFew ? { ...changed, persons: String(minimum) } : changed;
}

/**
 * Returns the number of persons that the visitor had chosen before a new tour replaced it. Empty if no number was
 * replaced, or once the number is restored.
 */
export function replacedPersons(
  draft: BookingDraft,
  changed: BookingDraft,
  remembered = '',
): string {
  if (changed.tourId === draft.tourId || changed.persons === draft.persons) return remembered;
  if (changed.persons === remembered) return '';
  return remembered || draft.persons;
}

/** True if all answers of two drafts are equal. */
export const isSameDraft = (one: BookingDraft, other: BookingDraft): boolean =>
  bookingFields.every((field) => one[field] === other[field]);

/**
 * True once the visitor has entered anything besides a tour and the number of persons that the tour sets. The URL
 * already keeps the tour.
 */
export const hasEntries = (draft: BookingDraft): boolean =>
  !isSameDraft(draft, changeDraft(emptyDraft, { tourId: draft.tourId }));
