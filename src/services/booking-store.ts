import {
  readReceipt,
  readSavedDraft,
  writeReceipt,
  writeSavedDraft,
  type Receipt,
  type SavedDraft,
} from '#domain/booking/stored-booking.ts';

import { withTabStorage } from './tab-storage.ts';

const DRAFT_KEY = 'booking-draft';
const RECEIPT_KEY = 'booking-receipt';

/** The draft that this tab kept, if it is still good. */
export const loadDraft = (): SavedDraft | null =>
  withTabStorage((storage) => readSavedDraft(storage.getItem(DRAFT_KEY), Date.now()), null);

/** Keeps the draft for this tab, or forgets it when there is none to keep. */
export const saveDraft = (saved: SavedDraft | null): void =>
  withTabStorage((storage) => {
    if (saved) storage.setItem(DRAFT_KEY, writeSavedDraft(saved, Date.now()));
    else storage.removeItem(DRAFT_KEY);
  }, undefined);

/** What this tab sent since it was loaded, where nothing can be stored. */
let latestReceipt: string | null = null;

/** The text of what this tab sent last; the same text for the same receipt. */
export const storedReceipt = (): string | null =>
  latestReceipt ?? withTabStorage((storage) => storage.getItem(RECEIPT_KEY), null);

/** What this tab sent last, for the form. */
export const loadReceipt = (): Receipt | null => readReceipt(storedReceipt());

/** Keeps what the confirmation page may know, nothing personal; gives the text under which it is kept. */
export function saveReceipt(receipt: Receipt): string {
  const text = writeReceipt(receipt, Date.now());
  latestReceipt = text;
  withTabStorage((storage) => storage.setItem(RECEIPT_KEY, text), undefined);
  return text;
}
