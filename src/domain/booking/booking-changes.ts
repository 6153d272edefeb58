import { bookingFields, emptyDraft, type BookingDraft } from './booking.ts';
import { minimumPersonsOf, offeredPersons } from './party-size.ts';
import { findTour } from '#domain/tours/tours.ts';

/**
 * Applies the visitor's changes to the draft. If a newly chosen tour has a minimum, the number of persons is set to
 * this minimum, unless the visitor changed the number together with the tour. For any other tour, the remembered number
 * is restored if that tour allows it, and a number below the default minimum is raised.
 * @param remembered the number of persons that the visitor had chosen before an earlier tour replaced it; empty if no
 * tour did
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
  // If the number of persons changes together with the tour, for example by autofill, it is the visitor's own choice.
  if (patch.persons && offeredPersons(tour, patch.persons)) return changed;
  if (tour.minimumPersons !== undefined) return { ...changed, persons: String(minimum) };
  if (patch.persons === undefined && offeredPersons(tour, remembered)) {
    return { ...changed, persons: remembered };
  }
  const isTooFew = changed.persons !== '' && Number(changed.persons) < minimum;
  return isTooFew ? { ...changed, persons: String(minimum) } : changed;
}

/**
 * Returns the number of persons that the visitor chose before a new tour replaced it; empty if no number was replaced
 * or the number has been restored.
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

/** True if the two drafts have the same answers. */
export const isSameDraft = (one: BookingDraft, other: BookingDraft): boolean =>
  bookingFields.every((field) => one[field] === other[field]);

/**
 * True if the visitor has entered anything besides a tour and the number of persons that the tour sets. The chosen tour
 * does not count, because the URL contains it.
 */
export const hasEntries = (draft: BookingDraft): boolean =>
  !isSameDraft(draft, changeDraft(emptyDraft, { tourId: draft.tourId }));
