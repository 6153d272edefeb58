import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

import { heroLabel, heroSlides } from '#content/content.data.ts';
import { heroProps } from '#lib/document-contract.ts';
import { Deferred } from '#ui/Deferred.tsx';
import { SteppedEdge } from '#ui/SteppedEdge.tsx';

import { CarouselControls } from './CarouselControls.tsx';
import { CONTROL_ROW, HeroSlide } from './HeroSlide.tsx';
import { SlideDots } from './SlideDots.tsx';
import { useCarousel } from './use-carousel.ts';

const HERO_INTERVAL_MS = 6000;

/** The carousel at the top of the home page, as tall as the screen. */
export function HeroCarousel() {
  const carousel = useCarousel({
    label: heroLabel,
    slideCount: heroSlides.length,
    intervalMs: HERO_INTERVAL_MS,
  });
  const { actor, index, isRotating, rootProps } = carousel;

  return (
    <Box
      {...rootProps}
      {...heroProps}
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        minHeight: '100svh',
        overflow: 'hidden',
        bgcolor: 'jungle.main',
        color: 'background.default',
        touchAction: 'pan-y pinch-zoom',
        '--focus-ring': 'var(--mui-palette-sun-main)',
        // Cancels the page's scroll padding, which would scroll the hero when one of these controls takes the focus.
        '& :is(a, button)': { scrollMarginBottom: '-96px' },
        '@media print': { display: 'none' },
      }}
    >
      <Container
        sx={{
          gridArea: '1 / 1',
          alignSelf: 'end',
          justifySelf: 'stretch',
          zIndex: 2,
          display: 'flex',
          justifyContent: { sm: 'flex-end' },
          mb: CONTROL_ROW.bottom,
          pointerEvents: 'none',
        }}
      >
        <Deferred>
          <CarouselControls carousel={carousel} sx={controlRow}>
            <SlideDots actor={actor} index={index} titles={heroSlides.map(({ title }) => title)} />
          </CarouselControls>
        </Deferred>
      </Container>
      <Box
        aria-live={isRotating ? 'off' : 'polite'}
        sx={{ gridArea: '1 / 1', display: 'grid', minWidth: 0 }}
      >
        {heroSlides.map((slide, position) => {
          const place = { actor, position, isCurrent: position === index };
          const poster = <HeroSlide key={slide.image} slide={slide} place={place} />;
          return position === 0 ? poster : <Deferred key={slide.image}>{poster}</Deferred>;
        })}
      </Box>
      <Box sx={{ position: 'absolute', inset: 'auto 0 0', zIndex: 2 }}>
        <SteppedEdge color="background.default" />
      </Box>
    </Box>
  );
}

/** Needs a background, because the picture may be white sand here. */
const controlRow = {
  display: 'flex',
  minWidth: 0,
  alignItems: 'center',
  px: 0.5,
  height: { xs: 44, sm: 52 },
  borderRadius: 999,
  bgcolor: 'rgba(var(--mui-palette-text-primaryChannel) / 0.72)',
  pointerEvents: 'auto',
} as const;
