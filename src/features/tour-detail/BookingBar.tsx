import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';

import type { Tour } from '#content/tour.ts';
import { PRICE_UNIT, PriceTag } from '#ui/PriceTag.tsx';
import { ButtonLink } from '#ui/Button.tsx';

import { wideScreens } from './screens.ts';

const BAR_HEIGHT = 72;
/** Where the bar would take a third of the screen it lies at the page's end instead. */
const fixedBar = '@media (max-width: 899.95px) and (min-height: 400.05px)';

/** Price and button at the foot of a small screen. The page ends above it. */
export const BookingBar = ({ tour }: { tour: Tour }) => (
  <>
    <GlobalStyles
      styles={{
        [fixedBar]: {
          html: { '--bottom-bar-height': `${BAR_HEIGHT}px` },
          body: { paddingBottom: `calc(${BAR_HEIGHT}px + env(safe-area-inset-bottom))` },
        },
        '@media print': { body: { paddingBottom: 0 } },
      }}
    />
    <Box
      component="section"
      aria-label="Book this tour"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        minHeight: BAR_HEIGHT,
        px: { xs: 2, sm: 3 },
        py: 1,
        bgcolor: 'limestone.main',
        borderTop: 1,
        borderColor: 'divider',
        [fixedBar]: {
          position: 'fixed',
          zIndex: 'appBar',
          insetInline: 0,
          bottom: 0,
          pb: 'calc(8px + env(safe-area-inset-bottom))',
        },
        [wideScreens]: { display: 'none' },
        '@media print': { display: 'none' },
      }}
    >
      <div>
        <PriceTag tour={tour} size="small" />
        <Typography
          variant="caption"
          component="p"
          sx={{ color: 'text.secondary', lineHeight: 1.3 }}
        >
          {PRICE_UNIT}
        </Typography>
      </div>
      <ButtonLink
        look="call"
        to={`/book?tourId=${tour.id}`}
        state={tour}
        sx={{ whiteSpace: 'nowrap' }}
      >
        Book Now
      </ButtonLink>
    </Box>
  </>
);
