import type { Walk } from './walk.ts';
import { bookingWalks } from './walks/booking.ts';
import { offlineWalks } from './walks/offline.ts';
import { pageWalks } from './walks/pages.ts';
import { partWalks } from './walks/parts.ts';
import { workerWalks } from './walks/worker.ts';

/** What every engine is walked through, in the order of docs/engines.md. */
export const walks: readonly Walk[] = [
  ...pageWalks,
  ...bookingWalks,
  ...partWalks,
  ...workerWalks,
  ...offlineWalks,
];
