import { redirect, replace, type RouteObject } from 'react-router-dom';

import { tourSlugs } from '#domain/tours.ts';

import { fromChunk } from './chunk-recovery.ts';
import { ContainedPage } from './ContainedPage.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { Layout } from './Layout.tsx';

/**
 * What may make a page's first paint differ from its prerendered HTML: `always` (it shows what this tab remembers),
 * or names of query parameters, `#` standing for the fragment. Such a page is rendered afresh instead of hydrated.
 */
export type FirstPaint = 'always' | readonly string[];

export interface PageHandle {
  readonly firstPaint: FirstPaint;
}

const handle = (firstPaint: FirstPaint): PageHandle => ({ firstPaint });

/** The short address never stays in the history; a link to it, not yet in there, must not take its own page out. */
const leadOn = (slug: string, id: string) =>
  (window.location.pathname === `/tour/${slug}` ? replace : redirect)(`/tour/${id}`);

type Load = <T>(load: () => Promise<T>) => Promise<T>;

/** `load` wraps every page's import; by default an old tab recovers from a redeploy. */
export function createRoutes(load: Load = fromChunk): RouteObject[] {
  const pages: RouteObject[] = [
    {
      index: true,
      lazy: async () => ({
        Component: (await load(() => import('#pages/HomePage.tsx'))).HomePage,
      }),
    },
    {
      path: 'tours',
      handle: handle(['type']),
      lazy: async () => ({
        Component: (await load(() => import('#pages/ToursPage.tsx'))).ToursPage,
      }),
    },
    ...Object.entries(tourSlugs).map(([slug, id]) => ({
      path: `tour/${slug}`,
      loader: () => leadOn(slug, id),
    })),
    {
      path: 'tour/:tourId',
      handle: handle(['#']),
      lazy: async () => ({
        Component: (await load(() => import('./TourRoute.tsx'))).TourRoute,
      }),
    },
    {
      path: 'faq',
      handle: handle(['#']),
      lazy: async () => ({ Component: (await load(() => import('#pages/FaqPage.tsx'))).FaqPage }),
    },
    {
      path: 'history',
      lazy: async () => ({
        Component: (await load(() => import('#pages/HistoryPage.tsx'))).HistoryPage,
      }),
    },
    {
      path: 'about',
      lazy: async () => ({
        Component: (await load(() => import('#pages/AboutPage.tsx'))).AboutPage,
      }),
    },
    {
      path: 'machines',
      handle: handle(['machine', '#']),
      lazy: async () => ({
        Component: (await load(() => import('#pages/MachinesPage.tsx'))).MachinesPage,
      }),
    },
    {
      lazy: async () => ({
        Component: (await load(() => import('./BookingLayout.tsx'))).BookingLayout,
      }),
      children: [
        {
          path: 'book',
          lazy: async () => ({
            Component: (await load(() => import('./BookRoute.tsx'))).BookRoute,
          }),
        },
        {
          path: 'booking-success',
          lazy: async () => ({
            Component: (await load(() => import('#pages/BookingSuccessPage.tsx')))
              .BookingSuccessPage,
          }),
        },
      ],
    },
    {
      path: '*',
      handle: handle('always'),
      lazy: async () => ({
        Component: (await load(() => import('#pages/NotFoundPage.tsx'))).NotFoundPage,
      }),
    },
  ];
  return [
    {
      Component: Layout,
      ErrorBoundary: ErrorScreen,
      children: [
        { ErrorBoundary: ErrorScreen, children: [{ Component: ContainedPage, children: pages }] },
      ],
    },
  ];
}
