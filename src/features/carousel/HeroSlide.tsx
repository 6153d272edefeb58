import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { type HeroSlide as HeroSlideWords, heroSlides } from '#content/content.data.ts';
import { company } from '#content/company.ts';
import { formatWholeUsd } from '#domain/tours/pricing.ts';
import { tours } from '#domain/tours/tours.ts';
import { mainAction } from '#lib/document-contract.ts';
import { FULL_SCREEN_SIZES, Picture } from '#ui/Picture.tsx';

import { pauseOnHover } from './pause-on-hover.ts';
import { Slide, type SlidePlace } from './Slide.tsx';
import { rise } from './transitions.ts';

const lowestPriceUsd = Math.min(...tours.map(({ priceUsd }) => priceUsd));
const offer = `From ${formatWholeUsd(lowestPriceUsd)} a person: guide, lunch and park entry included. Family-owned since ${company.since}.`;

/** True if the primary link has the highlighted color; otherwise the secondary link has it. */
const isNextStep = (link: HeroSlideWords['primaryLink']) => link === '/tours';

interface HeroSlideProps extends SlidePlace {
  slide: HeroSlideWords;
}

/** Memoized, so that only two slides render when the carousel changes its slide. */
export const HeroSlide = memo(({ slide, ...place }: HeroSlideProps) => (
  <Slide
    place={place}
    count={heroSlides.length}
    sx={slideStyle}
    pictureSx={{ gridColumn: 1, gridRow: { xs: 1, md: '1 / 3' } }}
    picture={
      <Picture
        name={slide.image}
        tall={slide.tallImage}
        sizes={FULL_SCREEN_SIZES}
        variant="cover"
        priority={place.position === 0}
      />
    }
  >
    <Box sx={captionStyle}>
      <Box sx={rise(place.isCurrent)}>
        <SlideWords slide={slide} />
      </Box>
    </Box>
  </Slide>
));

const SlideWords = memo(({ slide }: Pick<HeroSlideProps, 'slide'>) => (
  <>
    <Typography
      variant="overline"
      component="p"
      sx={{
        width: 'fit-content',
        px: 1.75,
        py: 0.25,
        borderRadius: 999,
        bgcolor: 'sun.main',
        color: 'sun.contrastText',
      }}
    >
      <span {...pauseOnHover}>{slide.badge}</span>
    </Typography>
    <Typography variant="h1" component="h2" sx={{ mt: { xs: 1, md: 2 } }}>
      <span {...pauseOnHover}>{slide.title}</span>
    </Typography>
    <Typography variant="subtitle1" component="p" sx={{ mt: { xs: 1, md: 2 }, maxWidth: '30em' }}>
      <span {...pauseOnHover}>{slide.description}</span>
    </Typography>
    <Typography sx={{ mt: { xs: 0.5, md: 1 }, color: 'text.secondary', textWrap: 'balance' }}>
      <span {...pauseOnHover}>{offer}</span>
    </Typography>
    <Box
      {...pauseOnHover}
      {...mainAction}
      sx={{
        mt: { xs: 2, md: 3 },
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        '&& > *': { px: { xs: 2.25, sm: 3.75 } },
      }}
    >
      <Button
        component={RouterLink}
        {...(isNextStep(slide.primaryLink) ? hot : quiet)}
        to={slide.primaryLink}
        size="large"
      >
        {slide.primaryButton}
      </Button>
      <Button
        component={RouterLink}
        {...(isNextStep(slide.primaryLink) ? quiet : hot)}
        to={slide.secondaryLink}
        size="large"
      >
        {slide.secondaryButton}
      </Button>
    </Box>
  </>
));

const hot = { variant: 'contained', color: 'secondary' } as const;
const quiet = { variant: 'outlined', color: 'inherit' } as const;

/** The rows belong to the carousel, so that all captions have the height of the highest one. */
const slideStyle = {
  gridRow: '1 / 3',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
} as const;

/** Paper that is cut into the picture's lower left corner, or lies below the picture on narrow screens. */
const captionStyle = {
  gridRow: 2,
  gridColumn: 1,
  position: 'relative',
  width: { md: 'calc(var(--content-left) + 38rem)' },
  maxWidth: '100%',
  pt: { xs: 2, md: 4 },
  pb: { xs: 3, md: 2 },
  pl: { xs: 2, sm: 3, md: 'var(--content-left)' },
  pr: { xs: 2, sm: 3, md: 5 },
  bgcolor: 'background.default',
} as const;
