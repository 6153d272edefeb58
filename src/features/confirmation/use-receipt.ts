import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

import { parseReceipt, type Receipt } from '#domain/booking/stored-booking.ts';
import type { IsoDay } from '#domain/site/calendar.ts';
import { loadReceipt } from '#services/booking-store.ts';
import { minutesNow, onMinute, today } from '#services/today.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

/**
 * Returns the request that this tab has sent, or null if there is none. The result is undefined while prerendering and
 * hydrating. If the browser blocks storage, the receipt comes from the history entry of this tab.
 */
export function useReceipt(): Receipt | null | undefined {
  const isHydrated = useHydrated();
  const { state } = useLocation();
  const passed = (state as { receipt?: unknown } | null)?.receipt;
  const passedReceipt = useMemo(() => parseReceipt(passed), [passed]);
  return isHydrated ? (loadReceipt() ?? passedReceipt) : undefined;
}

/** Returns the current day in Belize. Throws while prerendering, because the day is unknown then. */
export const useBelizeToday = (): IsoDay => useSyncExternalStore(onMinute, today);

/**
 * Returns the time in Belize in minutes after midnight. Throws while prerendering, because the time is unknown then.
 */
export const useBelizeMinutes = (): number => useSyncExternalStore(onMinute, minutesNow);
