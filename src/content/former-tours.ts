import type { TourId } from './tour-list.ts';

/** Tours that are no longer offered: how their addresses end (`/tour/<end>`), and where such a link leads now. */
export const formerTours: Readonly<Record<string, '/tours' | `/tour/${TourId}`>> = {};
