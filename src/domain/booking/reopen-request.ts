import { emptyDraft, type BookingDraft } from './booking.ts';
import type { Receipt } from './stored-booking.ts';
import { firstVersion, nextVersion, parseReference } from './reference.ts';

/**
 * Creates a draft of a sent request's next version. If the answers are gone, only the values of the receipt are filled
 * in, because the receipt has no personal data.
 */
export function reopenRequest(receipt: Receipt, answers: BookingDraft | null) {
  const { reference, version } = parseReference(receipt.reference);
  const { tourId, date, persons } = receipt;
  return {
    reference,
    versions: nextVersion({ ...firstVersion, last: version, sent: version }),
    draft: answers ?? { ...emptyDraft, tourId, date, persons: String(persons) },
  };
}
