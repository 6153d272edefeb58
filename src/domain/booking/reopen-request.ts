import { emptyDraft, type BookingDraft } from './booking.ts';
import type { Receipt } from './stored-booking.ts';
import { firstVersion, nextVersion, parseReference } from './reference.ts';

/**
 * A request that was sent, as a draft that can be sent again as its next version. Without the answers only what the
 * receipt says is filled in, since nothing personal is stored once a request was sent.
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
