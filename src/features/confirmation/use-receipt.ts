import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { readReceipt, type Receipt } from '#domain/booking-record.ts';
import { storedReceipt } from '#services/booking-store.ts';
import { useIsLive } from '#ui/use-is-live.ts';

/**
 * What this tab has sent; null if it has sent nothing. Undefined on the prerendered page, which cannot know. Where
 * nothing can be stored, the entry in the tab's history still holds it.
 */
export function useReceipt(): Receipt | null | undefined {
  const knowsTab = useIsLive();
  const { state } = useLocation();
  const handed = (state as { receipt?: unknown } | null)?.receipt;
  return useMemo(() => {
    if (!knowsTab) return undefined;
    return readReceipt(storedReceipt()) ?? readReceipt(typeof handed === 'string' ? handed : null);
  }, [handed, knowsTab]);
}
