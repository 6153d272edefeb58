import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { shallowEqual } from '@xstate/react';
import { useRef } from 'react';

import { formatUsd, type Price } from '#domain/pricing.ts';
import { selectPrice } from '#machines/booking.selectors.ts';
import { useFootCover } from '#ui/use-foot-cover.ts';

import { BookingContext } from './booking-context.tsx';

/** The total at the foot of a phone's screen, where the ticket is out of sight. */
export function PriceBar() {
  const price = BookingContext.useSelector(selectPrice, shallowEqual);
  return price ? <Bar price={price} /> : null;
}

function Bar({ price }: { price: Price }) {
  const ref = useRef<HTMLDivElement>(null);
  useFootCover(ref);
  return (
    <Box
      ref={ref}
      aria-hidden
      translate="no"
      sx={{
        display: { xs: 'flex', md: 'none' },
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        columnGap: 2,
        mx: { xs: -2, sm: -3 },
        px: { xs: 2, sm: 3 },
        pt: 1.25,
        pb: 'calc(10px + env(safe-area-inset-bottom))',
        bgcolor: 'limestone.main',
        borderTop: 1,
        borderColor: 'divider',
        fontVariantNumeric: 'tabular-nums',
        '@media (max-height: 400px), (max-height: 20em)': { position: 'static' },
      }}
    >
      <Typography variant="body2">
        {`${price.persons} × ${formatUsd(price.perPersonCents)}`}
      </Typography>
      <Typography variant="h3" component="span">
        {formatUsd(price.totalCents)}
      </Typography>
    </Box>
  );
}
