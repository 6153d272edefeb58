import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';

import type { Banner } from '#domain/notices.ts';
import { selectBanner } from '#machines/notices.selectors.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { useFootCover } from '#ui/use-foot-cover.ts';

import { NoticesContext } from './notices-context.tsx';

const narrow = '@media (max-width: 899.95px) and (min-height: 400.05px)';
const low = '@media (max-height: 400px)';

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
 * window, such as one zoomed to 400 %, it stands at the foot of the page.
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
  useFootCover(ref);
  return (
    <Box
      ref={ref}
      component="section"
      aria-label="Notice"
      sx={{
        position: 'fixed',
        zIndex: 'fab',
        left: 16,
        // A page with a bar of its own at the foot of the window says how high it is.
        bottom: 'calc(16px + var(--bottom-bar-height, 0px) + env(safe-area-inset-bottom, 0px))',
        width: 440,
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1,
        p: '18px 8px 20px 24px',
        bgcolor: 'limestone.main',
        color: 'limestone.contrastText',
        borderLeft: '4px dotted',
        borderColor: 'ochre.main',
        borderRadius: '2px',
        boxShadow: 8,
        pointerEvents: 'auto',
        animation: 'notice-in 300ms ease-out',
        '@keyframes notice-in': {
          from: { opacity: 0, transform: 'translateY(16px)' },
        },
        [narrow]: { position: 'sticky', left: 'auto', width: 'auto', maxWidth: 440, mx: 2 },
        [low]: { position: 'static', width: 'auto', boxShadow: 'none' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="overline" component="p" sx={{ color: 'ochre.main', lineHeight: 1.3 }}>
          Notice
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.75 }}>
          {banner.text}
        </Typography>
      </Box>
      {/* MUI's button would weigh more than all the rest of the slip, on every page. */}
      <Box
        component="button"
        type="button"
        aria-label="Close notice"
        onClick={onDismiss}
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 44,
          height: 44,
          mt: -1.25,
          p: 0,
          border: 0,
          bgcolor: 'transparent',
          color: 'inherit',
          cursor: 'pointer',
        }}
      >
        <CloseIcon fontSize="small" />
      </Box>
    </Box>
  );
};
