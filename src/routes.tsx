import { memo, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

import { fromChunk } from '#services/chunk-recovery.ts';

import { ErrorScreen } from './app/ErrorScreen.tsx';
import { Layout } from './app/Layout.tsx';

type LoadPage = () => Promise<{ Component: ComponentType }>;

let addressWanted: (() => string) | undefined;

/** Says where a page whose code is lost is to be loaded anew. */
export const leadLostPagesTo = (address: () => string) => {
  addressWanted = address;
};

/** Keeps what has come: the router then shows the page in the task of the press, with no frame in between. */
function kept(load: LoadPage): LoadPage {
  let coming: ReturnType<LoadPage> | undefined;
  return () =>
    (coming ??= load().catch((error: unknown) => {
      coming = undefined;
      throw error;
    }));
}

/** A page at a path; `id` names the file that `fetchPage` imports, for tools/prerender to find its scripts. */
function page(path: string, id: string, fetchPage: LoadPage) {
  const load = kept(fetchPage);
  return {
    path,
    id,
    // The router renders a page anew with each step of a way to another one; memo keeps it as it is.
    lazy: async () => ({ Component: memo((await fromChunk(load, addressWanted)).Component) }),
    handle: { load },
  } satisfies RouteObject;
}

/** Every page of the site. */
export const pages = [
  page('/', 'src/pages/HomePage.tsx', () => import('#pages/HomePage.tsx')),
  page('/tours', 'src/pages/ToursPage.tsx', () => import('#pages/ToursPage.tsx')),
  page('/tour/:tourId', 'src/app/TourRoute.tsx', () => import('./app/TourRoute.tsx')),
  page('/faq', 'src/pages/FaqPage.tsx', () => import('#pages/FaqPage.tsx')),
  page('/history', 'src/pages/HistoryPage.tsx', () => import('#pages/HistoryPage.tsx')),
  page('/about', 'src/pages/AboutPage.tsx', () => import('#pages/AboutPage.tsx')),
  page('/book', 'src/app/BookRoute.tsx', () => import('./app/BookRoute.tsx')),
  page(
    '/booking-success',
    'src/pages/BookingSuccessPage.tsx',
    () => import('#pages/BookingSuccessPage.tsx'),
  ),
  page('/machines', 'src/pages/MachinesPage.tsx', () => import('#pages/MachinesPage.tsx')),
  page('/staff', 'src/pages/StaffPage.tsx', () => import('#pages/StaffPage.tsx')),
  page('*', 'src/pages/NotFoundPage.tsx', () => import('#pages/NotFoundPage.tsx')),
];

/** The pages in what surrounds them. What fails inside a page leaves header and footer in place. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: ErrorScreen,
    children: [{ ErrorBoundary: ErrorScreen, children: pages }],
  },
];
