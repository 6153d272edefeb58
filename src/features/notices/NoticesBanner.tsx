import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useRef } from 'react';

import type { Banner } from '#domain/notices/notices.ts';
import { selectBanner } from '#machines/notices.machine.ts';
import { NoticeCard } from '#ui/NoticeCard.tsx';

import { NoticesContext } from './notices-context.tsx';

const narrow = '@media (max-width: 899.95px) and (min-height: 25.005em)';
const low = '@media (max-height: 25em)';

const whileShown = (
  <GlobalStyles
    styles={{
      // On narrow screens, the banner's box reaches from the end of the first screen to the end of this element, so
      // this element must be positioned.
      '#root': { position: 'relative' },
      html: {
        '--banner-space': 'calc(12rem + var(--bottom-bar-height, 0px))',
        [low]: { '--banner-space': '0px' },
      },
    }}
  />
);

/**
 * The staff's banner. It overlays the bottom of the window, because it loads later than the page and must not shift it.
 * On narrow screens it appears on the first scroll, since it would cover the buttons on the first screen. In a very low
 * window, such as one zoomed to 400%, it is at the end of the page.
 */
export function NoticesBanner() {
  const notices = NoticesContext.useActorRef();
  const banner = NoticesContext.useSelector(selectBanner);
  const place = useRef<HTMLDivElement>(null);

  function dismiss() {
    notices.send({ type: 'banner.dismiss' });
    // The pressed button disappears. Moving the focus to the banner's place lets Tab continue from there.
    place.current?.focus({ preventScroll: true });
  }

  return (
    <Box
      ref={place}
      tabIndex={-1}
      aria-live="polite"
      sx={{
        pointerEvents: 'none',
        [narrow]: {
          position: 'absolute',
          zIndex: 'fab',
          insetInline: 0,
          top: '100svh',
          bottom: 0,
          display: 'flex',
          alignItems: 'flex-end',
        },
        '@media print': { display: 'none' },
      }}
    >
      {banner && (
        <>
          {whileShown}
          <Slip banner={banner} onDismiss={dismiss} />
        </>
      )}
    </Box>
  );
}

const Slip = ({ banner, onDismiss }: { banner: Banner; onDismiss: () => void }) => {
  return (
    <NoticeCard
      text={banner.text}
      onDismiss={onDismiss}
      sx={{
        position: 'fixed',
        zIndex: 'fab',
        right: 16,
        // A page with a fixed bar at the bottom of the window sets `--bottom-bar-height`.
        bottom:
          'calc(16px + var(--bottom-bar-height, 0px) + var(--room-dock-height, 0px) + env(safe-area-inset-bottom, 0px))',
        // Above the controls of the carousel.
        'body:has([data-hero]) &': { bottom: 152 },
        width: 440,
        maxHeight: 'calc(100svh - 160px)',
        overflowY: 'auto',
        pointerEvents: 'auto',
        animation: 'notice-in 300ms ease-out',
        '@keyframes notice-in': {
          from: { opacity: 0, transform: 'translateY(16px)' },
        },
        [narrow]: {
          position: 'sticky',
          right: 'auto',
          'body:has([data-hero]) &': { bottom: 16 },
          width: 'auto',
          minWidth: 0,
          maxWidth: 440,
          mx: 2,
        },
        [low]: { position: 'static', width: 'auto', maxHeight: 'none', boxShadow: 'none' },
      }}
    />
  );
};
