import { useSyncExternalStore } from 'react';

import type { IsoDay } from '#domain/calendar.ts';
import { onReturn, today } from '#services/today.ts';

/** The day on which the visitor reads, as Belize counts it. Fails where a page is prerendered, which has no day. */
export const useBelizeToday = (): IsoDay => useSyncExternalStore(onReturn, today);
