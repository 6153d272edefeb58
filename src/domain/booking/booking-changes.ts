import { bookingFields, emptyDraft, type BookingDraft } from './booking.ts';
import { minimumPersonsOf, offeredPersons } from './party-size.ts';
import { findTour } from '#domain/tours/tours.ts';

/**
 * Applies what the visitor changed. A newly chosen tour with a minimum sets the persons to it, unless they were chosen in
 * the same change. Any other tour restores the remembered persons where it takes them, and raises persons below the
 * default minimum.
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
  // Persons that were chosen together with the tour, before hydration for example, are the visitor's own choice.
  if (patch.persons && offeredPersons(tour, patch.persons)) return changed;
  if (tour.minimumPersons !== undefined) return { ...changed, persons: String(minimum) };
  if (patch.persons === undefined && offeredPersons(tour, remembered)) {
    return { ...changed, persons: remembered };
  }
  // Stryker disable next-line EqualityOperator: As many persons as the minimum become the minimum: the same number.
  const isTooFew = changed.persons !== '' && Number(changed.persons) < minimum;
  return isTooFew ? { ...changed, persons: String(minimum) } : changed;
}

/**
 * How many persons the visitor had chosen before a newly chosen tour set another number; empty if none did, or once they
 * are restored.
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

/** Compares all answers of two drafts, letter for letter. */
export const isSameDraft = (one: BookingDraft, other: BookingDraft): boolean =>
  bookingFields.every((field) => one[field] === other[field]);

/** True once the visitor has entered anything besides a tour, which the URL keeps, and the persons that it sets. */
export const hasEntries = (draft: BookingDraft): boolean =>
  !isSameDraft(draft, changeDraft(emptyDraft, { tourId: draft.tourId }));
