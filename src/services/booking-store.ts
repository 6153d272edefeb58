import {
  readReceipt,
  readSavedDraft,
  writeReceipt,
  writeSavedDraft,
  type Receipt,
  type SavedDraft,
} from '#domain/booking/stored-booking.ts';

import { withSessionStorage } from './session-storage.ts';

const DRAFT_KEY = 'booking-draft';
const RECEIPT_KEY = 'booking-receipt';

/** Loads this tab's draft; null if there is none or it is no longer valid. */
export const loadDraft = (): SavedDraft | null =>
  withSessionStorage((storage) => readSavedDraft(storage.getItem(DRAFT_KEY), Date.now()), null);

/** Stores the draft in this tab, or removes it if it is null. */
export const saveDraft = (saved: SavedDraft | null): void =>
  withSessionStorage((storage) => {
    if (saved) storage.setItem(DRAFT_KEY, writeSavedDraft(saved, Date.now()));
    else storage.removeItem(DRAFT_KEY);
  }, undefined);

/** The receipt of the last request that was sent from this document. It is needed if the browser blocks storage. */
let latestReceipt: Receipt | null = null;

/** Returns the receipt of the last request that this tab sent; null if there is none. */
export const loadReceipt = (): Receipt | null =>
  latestReceipt ?? withSessionStorage((storage) => readReceipt(storage.getItem(RECEIPT_KEY)), null);

/** Stores the receipt for the confirmation page, without personal data. */
export function saveReceipt(receipt: Receipt): void {
  latestReceipt = receipt;
  withSessionStorage(
    (storage) => storage.setItem(RECEIPT_KEY, writeReceipt(receipt, Date.now())),
    undefined,
  );
}
