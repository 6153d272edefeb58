import { useSyncExternalStore } from 'react';

import type { IsoDay } from '#domain/calendar.ts';
import { today } from '#services/today.ts';

/** A page can stay open for days, or come out of the browser's back/forward cache. */
function onReturn(renew: () => void) {
  document.addEventListener('visibilitychange', renew);
  window.addEventListener('pageshow', renew);
  return () => {
    document.removeEventListener('visibilitychange', renew);
    window.removeEventListener('pageshow', renew);
  };
}

/** The day on which the visitor reads, as Belize counts it. Fails where a page is prerendered, which has no day. */
export const useBelizeToday = (): IsoDay => useSyncExternalStore(onReturn, today);
