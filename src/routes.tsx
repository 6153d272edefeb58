import { memo, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

import { plainPageLinks } from '#content/content.data.ts';

import { ErrorScreen } from './app/ErrorScreen.tsx';
import { Layout } from './app/Layout.tsx';

type LoadPage = () => Promise<{ Component: ComponentType }>;

/**
 * Creates the route of a page. `file` is the name of the file that `load` imports; tools/prerender uses it to find the
 * page's scripts.
 */
function page(path: string, file: string, load: LoadPage) {
  return {
    path,
    // The router renders the page again at each step of a navigation. memo prevents that.
    lazy: async () => ({
      Component: memo((await load()).Component),
    }),
    handle: { load, file },
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
  ...plainPageLinks.map(({ path }) =>
    page(path, 'src/pages/PlainPage.tsx', async () => {
      const { PlainPage } = await import('#pages/PlainPage.tsx');
      return { Component: () => <PlainPage path={path} /> };
    }),
  ),
  page('/machines', 'src/pages/MachinesPage.tsx', () => import('#pages/MachinesPage.tsx')),
  page('/offline', 'src/pages/OfflinePage.tsx', () => import('#pages/OfflinePage.tsx')),
  page('/answer', 'src/pages/AnswerPage.tsx', () => import('#pages/AnswerPage.tsx')),
  page('*', 'src/pages/NotFoundPage.tsx', () => import('#pages/NotFoundPage.tsx')),
];

/** The routes of all pages, inside the layout. If a page crashes, the header and the footer stay. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: ErrorScreen,
    children: [{ ErrorBoundary: ErrorScreen, children: pages }],
  },
];
