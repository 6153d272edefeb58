import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { type HeroSlide as HeroSlideWords, heroSlides } from '#content/content.data.ts';
import { FULL_SCREEN_SIZES, Picture, TALL_SCREENS } from '#ui/Picture.tsx';

import { headerOverlay, textOverlay } from './hero-picture.ts';
import { pauseOnHover } from './pause-on-hover.ts';
import { Slide, type SlidePlace } from './Slide.tsx';
import { rise } from './transitions.ts';

/** The position of the row of controls, above the stepped edge. */
export const CONTROL_ROW = { bottom: { xs: '52px', md: '80px' } } as const;

/** The distance between the text and the buttons. */
const BUTTONS_GAP = '32px';

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
    sx={{ display: 'grid', minWidth: 0 }}
    picture={
      <Picture
        name={slide.image}
        tall={slide.tallImage}
        sizes={FULL_SCREEN_SIZES}
        variant="cover"
        priority={place.position === 0}
      />
    }
    overlays={[textOverlay, headerOverlay]}
  >
    <Container
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        pt: { xs: '84px', sm: 'clamp(88px, 15svh, 112px)', md: 'clamp(96px, 15svh, 136px)' },
        pb: { xs: '116px', md: '144px' },
        ...rise(place.isCurrent),
      }}
    >
      <SlideWords slide={slide} />
    </Container>
  </Slide>
));

const SlideWords = memo(({ slide }: Pick<HeroSlideProps, 'slide'>) => (
  <>
    <Typography
      variant="overline"
      component="p"
      sx={{
        px: 1.75,
        py: 0.25,
        borderRadius: 999,
        bgcolor: 'sun.main',
        color: 'sun.contrastText',
      }}
    >
      <span {...pauseOnHover}>{slide.badge}</span>
    </Typography>
    <Typography
      variant="h1"
      component="h2"
      sx={{
        mt: { xs: 1.5, md: 2.5 },
        maxWidth: '10.5em',
        fontSize: 'clamp(2rem, min(1.5rem + 3vw, 10svh), 4.75rem)',
        [`@media ${TALL_SCREENS}`]: {
          fontSize: 'min(15vw, clamp(2rem, min(1.1rem + 5vw, 10svh), 4.75rem))',
        },
      }}
    >
      <span {...pauseOnHover}>{slide.title}</span>
    </Typography>
    <Typography
      variant="subtitle1"
      component="p"
      sx={{
        mt: { xs: 1.5, md: 2.5 },
        mb: BUTTONS_GAP,
        maxWidth: '30em',
        textWrap: 'pretty',
        fontSize: { xs: '1.0625rem', sm: '1.25rem' },
      }}
    >
      <span {...pauseOnHover}>{slide.description}</span>
    </Typography>
    <Box
      {...pauseOnHover}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        '&& > *': { px: { xs: 2.25, sm: 3.75 } },
      }}
    >
      <Button
        component={RouterLink}
        variant="contained"
        color={isNextStep(slide.primaryLink) ? 'secondary' : 'paper'}
        to={slide.primaryLink}
        size="large"
      >
        <span>{slide.primaryButton}</span>
      </Button>
      <Button
        component={RouterLink}
        variant="contained"
        color={isNextStep(slide.primaryLink) ? 'paper' : 'secondary'}
        to={slide.secondaryLink}
        size="large"
      >
        <span>{slide.secondaryButton}</span>
      </Button>
    </Box>
  </>
));
