import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { tourPicturesOf } from '#domain/tour-pictures.ts';
import { tourFilterLabels } from '#domain/tour-filter.ts';
import type { Tour } from '#content/tour.ts';
import { isMostBooked } from '#domain/tours.ts';

import { Picture } from './Picture.tsx';
import { DEAL_LABEL, PRICE_UNIT, PriceTag } from './PriceTag.tsx';
import { TourName } from './TourName.tsx';
import { usePictureTransition } from './use-picture-transition.ts';

/** Three columns, two, one. */
const CARD_SIZES = '(min-width: 1200px) 364px, (min-width: 600px) 46vw, calc(100vw - 52px)';

interface TourCardProps {
  tour: Tour;
  /** One below the heading that the card stands under. */
  headingLevel?: 2 | 3 | 4;
  /** As in HTML: how wide the card's picture is shown. */
  sizes?: string;
}

/** A tour as a small poster. All of it is one link, named like the tour. */
export function TourCard({ tour, headingLevel = 3, sizes = CARD_SIZES }: TourCardProps) {
  const path = `/tour/${tour.id}`;
  return (
    <Box
      component="article"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        p: 1.25,
        bgcolor: 'background.paper',
        borderRadius: '2px',
        boxShadow: '0 0 0 1px var(--mui-palette-divider)',
        transition: 'box-shadow 250ms ease-out',
        '&:hover, &:has(:focus-visible)': {
          boxShadow:
            '0 0 0 1px var(--mui-palette-divider), 0 18px 40px -12px rgba(var(--mui-palette-text-primaryChannel) / 0.35)',
        },
        '@media print': { breakInside: 'avoid' },
      }}
    >
      <PictureFrame tourPath={path}>
        <Picture name={tourPicturesOf(tour.id).card} variant="card" sizes={sizes} alt="" />
        <Flag side="left">{`${tour.discountPercent}% off`}</Flag>
        {isMostBooked(tour.id) ? <Flag side="right">Most Booked</Flag> : null}
      </PictureFrame>
      <Box
        sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, px: 1.5, pt: 2.5, pb: 1.5 }}
      >
        <Typography variant="overline" component="p" sx={{ color: 'ochre.main', lineHeight: 1.35 }}>
          {`${tourFilterLabels[tour.transportationType]} · ${tour.duration}`}
        </Typography>
        <Typography component={`h${headingLevel}`} variant="h3" sx={{ mt: 1, mb: 1.5 }}>
          <Box
            component={RouterLink}
            to={path}
            viewTransition
            sx={{
              color: 'inherit',
              textDecoration: 'none',
              outline: 'none',
              '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '2px' },
              '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main' },
            }}
          >
            <TourName title={tour.title} />
          </Box>
        </Typography>
        <Stars />
        <Box
          sx={{
            mt: 'auto',
            pt: 2.5,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'flex-end',
            justifyContent: 'space-between',
            columnGap: 2,
            rowGap: 0.5,
          }}
        >
          <PriceTag tour={tour} />
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            <Box component="span" sx={{ display: 'block', color: 'ochre.main', fontWeight: 600 }}>
              {DEAL_LABEL}
            </Box>{' '}
            <span>{PRICE_UNIT}</span>
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}

/** By itself, so that nothing else of the cards is rendered anew when one of them is followed. */
const PictureFrame = ({ tourPath, children }: { tourPath: string; children: ReactNode }) => (
  <Box sx={[{ position: 'relative' }, usePictureTransition(tourPath)]}>{children}</Box>
);

const Flag = ({ side, children }: { side: 'left' | 'right'; children: ReactNode }) => (
  <Typography
    component="p"
    sx={{
      position: 'absolute',
      top: 12,
      [side]: 12,
      px: 1.5,
      py: 0.25,
      borderRadius: 999,
      bgcolor: side === 'left' ? 'sun.main' : 'jungle.main',
      color: side === 'left' ? 'sun.contrastText' : 'jungle.contrastText',
      fontSize: '0.9375rem',
      fontWeight: 600,
      fontVariantNumeric: 'lining-nums tabular-nums',
    }}
  >
    {children}
  </Typography>
);

const star = 'm10 1.6 2.5 5.5 6 .7-4.5 4.1 1.2 5.9L10 14.9l-5.2 2.9L6 11.9 1.5 7.8l6-.7Z';

/** The fixed row of five stars that every tour carries; it is no guest's rating, and says so little. */
const Stars = () => (
  <Box
    component="svg"
    role="img"
    aria-label="5 stars"
    viewBox="0 0 108 20"
    sx={{ display: 'block', width: '5.375rem', height: '1rem', color: 'ochre.main' }}
  >
    {[0, 22, 44, 66, 88].map((x) => (
      <path key={x} d={star} fill="currentColor" transform={`translate(${x})`} />
    ))}
  </Box>
);
