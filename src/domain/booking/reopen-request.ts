import { emptyDraft, type BookingDraft } from './booking.ts';
import type { Receipt } from './stored-booking.ts';
import { firstVersion, nextVersion, parseReference } from './reference.ts';

/**
 * Turns a sent request into a draft of its next version. Without the answers, only the values of the receipt are filled
 * in, because no personal data is stored after sending.
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
