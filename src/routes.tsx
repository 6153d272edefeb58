import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

import { tourIds } from '#domain/tours.ts';
import { fromChunk } from '#services/chunk-recovery.ts';

import { ErrorScreen } from './app/ErrorScreen.tsx';
import { Layout } from './app/Layout.tsx';

type LoadPage = () => Promise<ComponentType>;

let addressWanted: (() => string) | undefined;

/** Says where a page whose code is lost is to be loaded anew. */
export const leadLostPagesTo = (address: () => string) => {
  addressWanted = address;
};

/** A page at a path; `id` names the file that `load` imports, for tools/prerender to find its scripts. */
const page = (path: string, id: string, load: LoadPage) =>
  ({
    path,
    id,
    lazy: async () => ({ Component: await fromChunk(load, addressWanted) }),
    handle: { load },
  }) satisfies RouteObject;

const pages = [
  page('/', 'src/pages/HomePage.tsx', async () => (await import('#pages/HomePage.tsx')).HomePage),
  page(
    '/tours',
    'src/pages/ToursPage.tsx',
    async () => (await import('#pages/ToursPage.tsx')).ToursPage,
  ),
  page(
    '/tour/:tourId',
    'src/app/TourRoute.tsx',
    async () => (await import('./app/TourRoute.tsx')).TourRoute,
  ),
  page('/faq', 'src/pages/FaqPage.tsx', async () => (await import('#pages/FaqPage.tsx')).FaqPage),
  page(
    '/history',
    'src/pages/HistoryPage.tsx',
    async () => (await import('#pages/HistoryPage.tsx')).HistoryPage,
  ),
  page(
    '/about',
    'src/pages/AboutPage.tsx',
    async () => (await import('#pages/AboutPage.tsx')).AboutPage,
  ),
  page(
    '/book',
    'src/app/BookRoute.tsx',
    async () => (await import('./app/BookRoute.tsx')).BookRoute,
  ),
  page(
    '/booking-success',
    'src/pages/BookingSuccessPage.tsx',
    async () => (await import('#pages/BookingSuccessPage.tsx')).BookingSuccessPage,
  ),
  page(
    '/machines',
    'src/pages/MachinesPage.tsx',
    async () => (await import('#pages/MachinesPage.tsx')).MachinesPage,
  ),
  page(
    '/staff',
    'src/pages/StaffPage.tsx',
    async () => (await import('#pages/StaffPage.tsx')).StaffPage,
  ),
  page(
    '*',
    'src/pages/NotFoundPage.tsx',
    async () => (await import('#pages/NotFoundPage.tsx')).NotFoundPage,
  ),
];

/** Every page of the site, in what surrounds it. Who fails inside the page leaves header and footer in place. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: ErrorScreen,
    children: [{ ErrorBoundary: ErrorScreen, children: [...pages] }],
  },
];

/** Fetches the code of the page at this path, for who seems about to go there. */
export async function preloadPage(pathname: string): Promise<void> {
  const found = matchRoutes(routes, pathname)?.at(-1)?.route;
  await (found?.handle as { load: LoadPage } | undefined)?.load();
}

/** Every address with a page of its own, in the order of the table. */
export const pagePaths: readonly string[] = pages.flatMap(({ path }) => {
  if (path === '*') return [];
  return path === '/tour/:tourId' ? tourIds.map((id) => `/tour/${id}`) : [path];
});
