import Box from '@mui/material/Box';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { tourFilterLabels } from '#domain/tours/tour-filter.ts';
import type { Tour } from '#content/tour.ts';
import { isMostBooked } from '#domain/tours/tours.ts';

import { Picture } from './Picture.tsx';
import { DEAL_LABEL, PRICE_UNIT, PriceTag } from './PriceTag.tsx';
import { TourTitle } from './TourTitle.tsx';
import { useSharedImageTransition } from './use-shared-image-transition.ts';

/** The `sizes` attribute for a list with three columns, two or one. */
const CARD_SIZES = '(min-width: 1200px) 364px, (min-width: 600px) 46vw, calc(100vw - 52px)';

interface TourCardProps {
  tour: Tour;
  /** The level of the card's heading, which is one below the level of the list's heading. */
  headingLevel?: 2 | 3 | 4;
  /** The `sizes` attribute of the picture. */
  sizes?: string;
}

/** A tour as a card. The whole card is one link with the tour's name. */
export const TourCard = memo(function TourCard(props: TourCardProps) {
  const { tour, headingLevel = 3, sizes = CARD_SIZES } = props;
  const path = `/tour/${tour.id}`;
  const Heading = `h${headingLevel}` as const;
  return (
    <Box component="article" sx={cardStyle}>
      <PictureFrame tourPath={path}>
        <Picture name={tour.image} variant="card" sizes={sizes} alt="" />
        <p>{`${tour.discountPercent}% off`}</p>
        {isMostBooked(tour.id) ? <p>Most Booked</p> : null}
      </PictureFrame>
      <Box sx={wordsStyle}>
        <p>
          <span>{tourFilterLabels[tour.transportationType]}</span>
          <span>{' · '}</span>
          <span>{tour.duration}</span>
        </p>
        <Heading>
          <Link to={path} viewTransition>
            <TourTitle title={tour.title} />
          </Link>
        </Heading>
        <Stars />
        <div>
          <PriceTag tour={tour} />
          <p>
            <span>{`${DEAL_LABEL},`}</span> {PRICE_UNIT}
          </p>
        </div>
      </Box>
    </Box>
  );
});

/** A separate component, so that a navigation renders only this frame again, and not the whole card. */
const PictureFrame = ({ tourPath, children }: { tourPath: string; children: ReactNode }) => (
  <Box sx={[frameStyle, useSharedImageTransition(tourPath)]}>{children}</Box>
);

const star = 'm10 1.6 2.5 5.5 6 .7-4.5 4.1 1.2 5.9L10 14.9l-5.2 2.9L6 11.9 1.5 7.8l6-.7Z';

/** The five stars that the specification asks for on every card. They are decoration, not a guest's rating. */
const Stars = () => (
  <svg aria-hidden viewBox="0 0 108 20">
    {[0, 22, 44, 66, 88].map((x) => (
      <path key={x} d={star} fill="currentColor" transform={`translate(${x})`} />
    ))}
  </svg>
);

const cardStyle = {
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
  '& p': { m: 0 },
} as const;

const frameStyle = {
  position: 'relative',
  '& > p': {
    position: 'absolute',
    top: 12,
    left: 12,
    px: 1.5,
    py: 0.25,
    borderRadius: 999,
    bgcolor: 'sun.main',
    color: 'sun.contrastText',
    fontSize: 'caption.fontSize',
    fontWeight: 600,
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  '& > p + p': { left: 'auto', right: 12, bgcolor: 'jungle.main', color: 'jungle.contrastText' },
} as const;

const wordsStyle = {
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  px: 1.5,
  pt: 2.5,
  pb: 1.5,
  '& > p': {
    typography: 'overline',
    letterSpacing: { xs: '0.06em', sm: '0.08em' },
    lineHeight: 1.35,
    color: 'ochre.main',
  },
  // In a row of narrow cards, all of them have two lines here, so that their names are on one line.
  '@container (max-width: 224px)': {
    '& > p > span': { display: 'block' },
    '& > p > span:nth-of-type(2)': { display: 'none' },
  },
  '& > :is(h2, h3, h4)': { typography: 'h3', m: 0, mt: 1, mb: 1.5 },
  '& a': {
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '2px' },
    '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main' },
  },
  '& > svg': { mt: 'auto', width: '5.375rem', height: '1rem', color: 'ochre.main' },
  '& > div': { pt: 2, display: 'grid', rowGap: 0.5 },
  '& p + p': { typography: 'caption', color: 'text.secondary' },
  '& p + p > span': { color: 'ochre.main', fontWeight: 600 },
} as const;
