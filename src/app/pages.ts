import type { ComponentType } from 'react';

import { tourSlugs } from '#domain/tours.ts';

/**
 * What may make a page's first paint differ from its prerendered HTML: `always` (it shows what this tab remembers),
 * or names of query parameters, `#` standing for the fragment. Such a page is rendered afresh instead of hydrated.
 */
export type FirstPaint = 'always' | readonly string[];

export interface Page {
  readonly load: () => Promise<ComponentType>;
  readonly firstPaint: FirstPaint;
}

const page = (load: Page['load'], firstPaint: FirstPaint = []): Page => ({ load, firstPaint });

const pages: ReadonlyMap<string, Page> = new Map([
  ['/', page(async () => (await import('#pages/HomePage.tsx')).HomePage)],
  ['/tours', page(async () => (await import('#pages/ToursPage.tsx')).ToursPage, ['type'])],
  ['/faq', page(async () => (await import('#pages/FaqPage.tsx')).FaqPage, ['#'])],
  ['/history', page(async () => (await import('#pages/HistoryPage.tsx')).HistoryPage)],
  ['/about', page(async () => (await import('#pages/AboutPage.tsx')).AboutPage)],
  [
    '/machines',
    page(async () => (await import('#pages/MachinesPage.tsx')).MachinesPage, ['machine', '#']),
  ],
  ['/staff', page(async () => (await import('#pages/StaffPage.tsx')).StaffPage)],
  ['/book', page(async () => (await import('./BookRoute.tsx')).BookRoute)],
  [
    '/booking-success',
    page(async () => (await import('#pages/BookingSuccessPage.tsx')).BookingSuccessPage),
  ],
]);

const tourPage = page(async () => (await import('./TourRoute.tsx')).TourRoute, ['#']);

const notFoundPage = page(
  async () => (await import('#pages/NotFoundPage.tsx')).NotFoundPage,
  'always',
);

/** Addresses count as the same with a slash at their end, and in capitals. */
const plain = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '').toLowerCase();

/** The page at an address; the not-found page where there is none. */
export function pageAt(pathname: string): Page {
  const path = plain(pathname);
  return pages.get(path) ?? (/^\/tour\/[^/]+$/.test(path) ? tourPage : notFoundPage);
}

const shortPaths: ReadonlyMap<string, string> = new Map(
  Object.entries(tourSlugs).map(([slug, id]) => [`/tour/${slug}`, `/tour/${id}`]),
);

/** Where a short tour address leads; any other path leads to itself. */
export const canonicalPath = (pathname: string): string =>
  shortPaths.get(plain(pathname)) ?? pathname;
