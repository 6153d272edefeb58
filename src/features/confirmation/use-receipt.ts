import { useMemo, useSyncExternalStore } from 'react';

import { readReceipt, type Receipt } from '#domain/booking-record.ts';
import { storedReceipt } from '#services/booking-store.ts';

const neverChanges = () => () => {};
const nothingStored = () => null;

/** What this tab has sent, or nothing on a page that was opened cold. The prerendered page knows of nothing. */
export function useReceipt(): Receipt | null {
  const stored = useSyncExternalStore(neverChanges, storedReceipt, nothingStored);
  return useMemo(() => readReceipt(stored), [stored]);
}
