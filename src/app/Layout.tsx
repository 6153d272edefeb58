import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { memo, Suspense, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { SiteHeader } from '#features/site-menu/SiteHeader.tsx';
import { colors } from '#content/colors.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import { Contained } from '#ui/Contained.tsx';
import { later } from '#ui/later.ts';
import { SiteFooter } from '#ui/SiteFooter.tsx';

import { usePageFade } from './use-page-fade.ts';
import { usePageFocus } from './use-page-focus.ts';

/** A page is complete without notices, so its script does not wait for them. */
const Notices = later(() => import('./Notices.tsx').then((module) => module.Notices));

/** Nothing depends on a toast. */
const Toasts = later(() => import('./Toasts.tsx').then((module) => module.Toasts));

/** They read the place themselves where it matters. */
const Header = memo(SiteHeader);
const Footer = memo(SiteFooter);

/** This page loads the notices itself: its form asks for the days without tours. */
const BOOKING_PATH = '/book';

/** From the first of these on, toasts are shown on every page: what becomes of a request is told where the visitor is. */
const pathsWithToasts: ReadonlySet<string> = new Set([BOOKING_PATH, '/booking-success']);

const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '12px 20px',
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

const trailStyle = {
  position: 'relative',
  zIndex: 1,
  color: 'text.secondary',
  'body:has([data-hero]) &': {
    position: 'absolute',
    insetInline: 0,
    color: 'background.default',
    '--focus-ring': colors.sun,
    // Dusk at the picture's top, so that header and trail are readable on any sky.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '-80px 0 auto',
      height: { xs: 230, md: 250 },
      zIndex: -1,
      pointerEvents: 'none',
      background: `linear-gradient(${colors.jungleDeep}D1, ${colors.jungleDeep}9E 52%, transparent)`,
    },
  },
} as const;

/** A page may begin with a picture that reaches up under header and trail: it marks it with `data-hero`. */
const mainStyle = {
  minHeight: '60vh',
  'body:has([data-hero]) &': { mt: { xs: '-64px', md: '-76px' } },
} as const;

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const mainRef = useRef<HTMLElement>(null);
  const [hasToasts, setHasToasts] = useState(false);
  if (!hasToasts && pathsWithToasts.has(pathname)) setHasToasts(true);
  usePageFocus();
  usePageFade(mainRef, pathname);
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Contained>
        <Header />
      </Contained>
      <Box sx={trailStyle}>
        <Contained>
          <Breadcrumbs path={pathname} />
        </Contained>
      </Box>
      <Box component="main" id="main" tabIndex={-1} ref={mainRef} sx={mainStyle}>
        {children}
        {hasToasts ? (
          <Contained>
            <Suspense>
              <Toasts />
            </Suspense>
          </Contained>
        ) : null}
      </Box>
      <Contained>
        <Footer />
      </Contained>
      {pathname === BOOKING_PATH ? null : (
        <Contained>
          <Suspense>
            <Notices />
          </Suspense>
        </Contained>
      )}
    </>
  );
}
