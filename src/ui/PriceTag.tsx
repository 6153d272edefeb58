import Box from '@mui/material/Box';

import { formatWholeUsd } from '#domain/tours/pricing.ts';
import type { Tour } from '#content/tour.ts';
import { company } from '#content/company.ts';
import { figureSizes, figureStyle } from '#theme/typography.ts';

import { visuallyHidden } from './visually-hidden.ts';

interface PriceTagProps {
  tour: Pick<Tour, 'priceUsd' | 'typicalPriceUsd'>;
  /** The size: `large` on a ticket, `medium` on a card, `small` in a bar. */
  size?: 'small' | 'medium' | 'large';
}

/** The price per person, beside the typical price, which is struck through. */
export const PriceTag = ({ tour, size = 'medium' }: PriceTagProps) => (
  <Box
    component="p"
    sx={[priceStyle, { '& > span:first-of-type': { fontSize: figureSizes[size] } }]}
  >
    <span>
      <span>{'Now '}</span>
      <span translate="no">{formatWholeUsd(tour.priceUsd)}</span>
    </span>{' '}
    <span>{'Typical price '}</span>
    <s translate="no">{formatWholeUsd(tour.typicalPriceUsd)}</s>
  </Box>
);

const priceStyle = {
  typography: 'body1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.25,
  m: 0,
  lineHeight: 1.15,
  fontVariantNumeric: figureStyle.fontVariantNumeric,
  '& > span:first-of-type': figureStyle,
  '& > span + span, & > span > span:first-of-type': visuallyHidden,
  '& > s': { color: 'text.secondary' },
} as const;

export const DEAL_LABEL = 'Limited time deal';
export const PRICE_UNIT = `per person, in ${company.currency.code}`;
