import Box from '@mui/material/Box';
import { lazy, memo, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary as SilentBoundary } from 'react-error-boundary';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';

import { pages } from '#content/pages.ts';
import { SiteHeader } from '#features/site-menu/SiteHeader.tsx';
import { HYDRATED_ATTRIBUTE, HYDRATED_EVENT } from '#lib/document-contract.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { SkipLink } from '#ui/SkipLink.tsx';
import { SiteFooter } from '#ui/SiteFooter.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

import { NavigationStatus } from './NavigationStatus.tsx';
import { usePageFocus } from './use-page-focus.ts';

/** The site works without these components, so the page's script does not wait for their code. */
const Notices = lazy(async () => ({
  default: (await import('#features/notices/Notices.tsx')).Notices,
}));
const Toasts = lazy(async () => ({ default: (await import('./Toasts.tsx')).Toasts }));

const BOOKING_PATH = '/book';

/** These pages load the notices themselves, because they need the closed days. */
const pathsWithOwnNotices: ReadonlySet<string> = new Set([BOOKING_PATH, '/answer']);

/** The success toast stays on screen while the site moves from the form to the confirmation. */
const pathsWithToasts: ReadonlySet<string> = new Set([BOOKING_PATH, '/booking-success']);

const mainStyle = {
  // Keeps the negative margin of the page inside. The frame would otherwise move when another page opens.
  display: 'flow-root',
  minHeight: '60vh',
} as const;

const pageStyle = {
  '@media (prefers-reduced-motion: no-preference)': {
    [`html[${HYDRATED_ATTRIBUTE}] &`]: {
      transition: 'opacity 280ms ease-out',
      '@starting-style': { opacity: 0 },
    },
    // During a view transition, the browser already animates the new page.
    'html:active-view-transition &': { transition: 'none' },
  },
} as const;

/** Memoized, so that a navigation does not render it again. */
const Header = memo(() => (
  <>
    <SkipLink href="#main">Skip to content</SkipLink>
    <ErrorBoundary>
      <SiteHeader />
    </ErrorBoundary>
  </>
));

const Footer = memo(() => (
  <ErrorBoundary>
    <SiteFooter />
  </ErrorBoundary>
));

/** The frame of every page. A page that is opened inside the app fades in, but the first page of a visit does not. */
export const Layout = memo(() => {
  const { pathname } = useLocation();
  const [hasToasts, setHasToasts] = useState(false);
  if (!hasToasts && pathsWithToasts.has(pathname)) setHasToasts(true);
  usePageFocus();
  return (
    <>
      <Header />
      <Breadcrumbs path={pathname} />
      <Box component="main" id="main" tabIndex={-1} sx={mainStyle}>
        <Box key={pathname} sx={pageStyle}>
          <Outlet />
        </Box>
        {hasToasts ? (
          <SilentBoundary fallback={null}>
            <Suspense>
              <Toasts />
            </Suspense>
          </SilentBoundary>
        ) : null}
      </Box>
      {pages.get(pathname)?.isInternal ? null : <Footer />}
      {pathsWithOwnNotices.has(pathname) || pages.get(pathname)?.isInternal ? null : (
        <SilentBoundary fallback={null}>
          <Suspense>
            <Notices />
          </Suspense>
        </SilentBoundary>
      )}
      <NavigationStatus />
      <ScrollRestoration />
      <HydrationReport />
    </>
  );
});

/** Tells the document that the page is hydrated. It is a separate component, so that the layout is not rendered again. */
function HydrationReport() {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    document.documentElement.setAttribute(HYDRATED_ATTRIBUTE, '');
    window.dispatchEvent(new Event(HYDRATED_EVENT));
  }, [isHydrated]);
  return null;
}
