import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

import { parseReceipt, type Receipt } from '#domain/booking/stored-booking.ts';
import type { IsoDay } from '#domain/site/calendar.ts';
import { loadReceipt } from '#services/booking-store.ts';
import { minutesNow, onMinute, today } from '#services/today.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

/**
 * Returns the request that this tab has sent, or null if there is none. It is undefined on the prerendered page, which
 * cannot know. If storage is blocked, the tab's history entry still holds the receipt.
 */
export function useReceipt(): Receipt | null | undefined {
  const isHydrated = useHydrated();
  const { state } = useLocation();
  const passed = (state as { receipt?: unknown } | null)?.receipt;
  const passedReceipt = useMemo(() => parseReceipt(passed), [passed]);
  return isHydrated ? (loadReceipt() ?? passedReceipt) : undefined;
}

/** Returns today's date in Belize. Throws while prerendering, when the day is unknown. */
export const useBelizeToday = (): IsoDay => useSyncExternalStore(onMinute, today);

/** Returns the time in Belize in minutes after midnight. Throws while prerendering, like the day. */
export const useBelizeMinutes = (): number => useSyncExternalStore(onMinute, minutesNow);
