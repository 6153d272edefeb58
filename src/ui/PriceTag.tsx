import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { formatWholeUsd } from '#domain/pricing.ts';
import type { Tour } from '#content/tour.ts';
import { company } from '#content/company.ts';

import { visuallyHidden } from './visually-hidden.ts';

interface PriceTagProps {
  tour: Pick<Tour, 'priceUsd' | 'typicalPriceUsd'>;
  /** `large` on a ticket, `medium` on a card, `small` in a bar. */
  size?: 'small' | 'medium' | 'large';
}

const fontSizes = { small: '1.375rem', medium: '1.75rem', large: '2.5rem' } as const;

/** The price per person, and the typical one struck through. */
export const PriceTag = ({ tour, size = 'medium' }: PriceTagProps) => (
  <Typography
    component="p"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: 1.25,
      lineHeight: 1.15,
      fontVariantNumeric: 'lining-nums tabular-nums',
    }}
  >
    <Box component="span" sx={{ typography: 'h3', fontSize: fontSizes[size] }}>
      <Box component="span" sx={visuallyHidden}>
        {'Now '}
      </Box>
      <span translate="no">{formatWholeUsd(tour.priceUsd)}</span>
    </Box>{' '}
    <Box component="span" sx={visuallyHidden}>
      {'Typical price '}
    </Box>
    <Box component="s" translate="no" sx={{ color: 'text.secondary' }}>
      {formatWholeUsd(tour.typicalPriceUsd)}
    </Box>
  </Typography>
);

export const DEAL_LABEL = 'Limited time deal';
export const PRICE_UNIT = `per person, in ${company.currency.code}`;
