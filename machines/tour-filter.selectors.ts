import type { TourFilterSnapshot } from './tour-filter.machine.ts';

export const selectFilter = (snapshot: TourFilterSnapshot) => snapshot.context.filter;
