import Box from '@mui/material/Box';
import { memo, Suspense, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';

import { SiteHeader } from '#features/site-menu/SiteHeader.tsx';
import { HERO_ATTRIBUTE, HYDRATED_ATTRIBUTE, HYDRATED_EVENT } from '#lib/document-contract.ts';
import { Trail } from '#ui/Breadcrumbs.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { lazyWithRetry } from '#ui/lazy-with-retry.tsx';
import { SkipLink } from '#ui/SkipLink.tsx';
import { SiteFooter } from '#ui/SiteFooter.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

import { NavigationStatus } from './NavigationStatus.tsx';
import { usePageFocus } from './use-page-focus.ts';

/** A page is complete without them, so its script does not wait for theirs. */
const Notices = lazyWithRetry(async () => (await import('#features/notices/Notices.tsx')).Notices);
const Toasts = lazyWithRetry(async () => (await import('./Toasts.tsx')).Toasts);

/** This page loads the notices itself: its form asks for the days without tours. */
const BOOKING_PATH = '/book';

/** From the first of these on, toasts are shown on every page: what becomes of a request is told where the visitor is. */
const pathsWithToasts: ReadonlySet<string> = new Set([BOOKING_PATH, '/booking-success']);

/** A page whose picture extends behind the header and the breadcrumbs marks it with HERO_ATTRIBUTE. */
const mainStyle = {
  minHeight: '60vh',
  [`body:has([${HERO_ATTRIBUTE}]) &`]: { mt: { xs: '-64px', md: '-76px' } },
} as const;

const enteredStyle = {
  '@media (prefers-reduced-motion: no-preference)': {
    [`html[${HYDRATED_ATTRIBUTE}] &`]: {
      transition: 'opacity 280ms ease-out',
      '@starting-style': { opacity: 0 },
    },
    // The browser brings it in itself.
    'html:active-view-transition &': { transition: 'none' },
  },
} as const;

/** Apart from the page, with which they need not be rendered again. */
const Top = memo(() => (
  <>
    <SkipLink />
    <ErrorBoundary>
      <SiteHeader />
    </ErrorBoundary>
  </>
));

const Foot = memo(() => (
  <ErrorBoundary>
    <SiteFooter />
  </ErrorBoundary>
));

/** What surrounds every page. A page that is entered inside the app fades in; the one that a visit begins with does not. */
export const Layout = memo(() => {
  const { pathname } = useLocation();
  const [hasToasts, setHasToasts] = useState(false);
  if (!hasToasts && pathsWithToasts.has(pathname)) setHasToasts(true);
  usePageFocus();
  const isLive = useHydrated();
  useEffect(() => {
    if (!isLive) return;
    document.documentElement.setAttribute(HYDRATED_ATTRIBUTE, '');
    window.dispatchEvent(new Event(HYDRATED_EVENT));
  }, [isLive]);
  return (
    <>
      <Top />
      <Trail path={pathname} />
      <Box component="main" id="main" tabIndex={-1} sx={mainStyle}>
        <Box key={pathname} sx={enteredStyle}>
          {/* A page that crashes starts anew; if that does not help, the error screen takes its place. */}
          <ErrorBoundary fallback={null}>
            <Outlet />
          </ErrorBoundary>
        </Box>
        {hasToasts ? (
          <ErrorBoundary>
            <Suspense>
              <Toasts />
            </Suspense>
          </ErrorBoundary>
        ) : null}
      </Box>
      <Foot />
      {pathname === BOOKING_PATH ? null : (
        <ErrorBoundary>
          <Suspense>
            <Notices />
          </Suspense>
        </ErrorBoundary>
      )}
      <NavigationStatus />
      <ScrollRestoration />
    </>
  );
});
