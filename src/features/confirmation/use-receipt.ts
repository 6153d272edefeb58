import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

import { parseReceipt, type Receipt } from '#domain/booking/stored-booking.ts';
import type { IsoDay } from '#domain/site/calendar.ts';
import { loadReceipt } from '#services/booking-store.ts';
import { minutesNow, onMinute, today } from '#services/today.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

/**
 * What this tab has sent; null if it has sent nothing. Undefined on the prerendered page, which cannot know. Where
 * nothing can be stored, the entry in the tab's history still holds it.
 */
export function useReceipt(): Receipt | null | undefined {
  const isHydrated = useHydrated();
  const { state } = useLocation();
  const passed = (state as { receipt?: unknown } | null)?.receipt;
  const passedReceipt = useMemo(() => parseReceipt(passed), [passed]);
  return isHydrated ? (loadReceipt() ?? passedReceipt) : undefined;
}

/** The day on which the visitor reads, as Belize counts it. Fails where a page is prerendered, which has no day. */
export const useBelizeToday = (): IsoDay => useSyncExternalStore(onMinute, today);

/** The time of day in Belize, in minutes after midnight. Fails while a page is prerendered, like the day. */
export const useBelizeMinutes = (): number => useSyncExternalStore(onMinute, minutesNow);
