import { tourCountFirst } from './tour-counts.ts';

export const toursPage = {
  title: `${tourCountFirst} ways to Lamanai`,
  lead: 'By road, by water taxi or by air: every one of them ends on the New River, and the river ends at the temples.',
} as const;
