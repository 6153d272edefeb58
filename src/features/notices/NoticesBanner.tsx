import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useRef } from 'react';

import type { Banner } from '#domain/notices/notices.ts';
import { selectBanner } from '#machines/notices.selectors.ts';
import { NoticeCard } from '#ui/NoticeCard.tsx';
import { useBottomInset } from '#ui/use-bottom-inset.ts';

import { NoticesContext } from './notices-context.tsx';

const narrow = '@media (max-width: 899.95px) and (min-height: 25.005em)';
const low = '@media (max-height: 25em)';

const whileShown = (
  <GlobalStyles
    styles={{
      // The strip below the first screen is measured from the whole page.
      '#root': { position: 'relative' },
    }}
  />
);

/**
 * A paper slip over the foot of the window: it arrives after the page and must not push it. On narrow screens it
 * comes into view with the first scrolling, since it would cover the buttons of the first screen. In a very low
 * window, such as one zoomed to 400 %, it is at the foot of the page.
 */
export function NoticesBanner() {
  const notices = NoticesContext.useActorRef();
  const banner = NoticesContext.useSelector(selectBanner);
  const place = useRef<HTMLDivElement>(null);

  function dismiss() {
    notices.send({ type: 'banner.dismiss' });
    // The button is gone: Tab goes on from where the slip stood.
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
  const ref = useRef<HTMLElement>(null);
  useBottomInset(ref);
  return (
    <NoticeCard
      ref={ref}
      text={banner.text}
      onDismiss={onDismiss}
      sx={{
        position: 'fixed',
        zIndex: 'fab',
        left: 16,
        // A page with a bar of its own at the foot of the window says how high it is, as the machine inspector does.
        bottom:
          'calc(16px + var(--bottom-bar-height, 0px) + var(--room-dock-height, 0px) + env(safe-area-inset-bottom, 0px))',
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
          left: 'auto',
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
