import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import type { Tour } from '#content/tour.ts';
import { getTourDetails } from '#domain/tours/tour-details.ts';
import { PRICE_UNIT, PriceTag } from '#ui/PriceTag.tsx';

import { wideScreens } from './screens.ts';

const BAR_HEIGHT = '4.5rem';
/** The bar is fixed on screens with enough room for it. On other screens, it is at the end of the page. */
const fixedBar =
  '@media (max-width: 899.95px) and (min-height: 400.05px) and (min-height: 20.05em)';
/** With very large text, the bar has room only for the price and the button. */
const tightBar = '@container (max-width: 17rem)';

/** Shows the price and a button in a bar at the bottom of a small screen. The page ends above the bar. */
export const BookingBar = ({ tour }: { tour: Tour }) => (
  <>
    <GlobalStyles
      styles={{
        [fixedBar]: {
          html: { '--bottom-bar-height': BAR_HEIGHT },
          body: { paddingBottom: `calc(${BAR_HEIGHT} + env(safe-area-inset-bottom))` },
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
        columnGap: 2,
        containerType: 'inline-size',
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
          // If the machine inspector is open, the bar is above it.
          bottom: 'var(--room-dock-height, 0px)',
          pb: 'calc(8px + env(safe-area-inset-bottom))',
        },
        [wideScreens]: { display: 'none' },
        '@media print': { display: 'none' },
      }}
    >
      <Box sx={{ [tightBar]: { '& p + p, & s, & span:has(+ s)': { display: 'none' } } }}>
        <PriceTag tour={tour} size="small" />
        <Typography
          variant="caption"
          component="p"
          sx={{ color: 'text.secondary', lineHeight: 1.3 }}
        >
          {`${PRICE_UNIT}. `}
          <Box component="span" sx={{ display: 'inline-block' }}>
            No payment now.
          </Box>
        </Typography>
      </Box>
      <Button
        component={RouterLink}
        to={`/book?tourId=${tour.id}`}
        variant="contained"
        color="secondary"
        state={{ ...tour, ...getTourDetails(tour.id) }}
        sx={{ whiteSpace: 'nowrap', [tightBar]: { px: 1.5, whiteSpace: 'normal' } }}
      >
        Book Now
      </Button>
    </Box>
  </>
);
