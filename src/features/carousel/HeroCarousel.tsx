import Box from '@mui/material/Box';

import { heroLabel, heroSlides } from '#content/content.data.ts';
import { replayOnHydration } from '#ui/replay-on-hydration.ts';
import { SteppedEdge } from '#ui/SteppedEdge.tsx';

import { RotationButton, SlideButtons } from './CarouselControls.tsx';
import { HeroSlide } from './HeroSlide.tsx';
import { pauseOnHover } from './pause-on-hover.ts';
import { SlideDots } from './SlideDots.tsx';
import { turnOf } from './Slide.tsx';
import { useCarousel } from './use-carousel.ts';

const HERO_INTERVAL_MS = 6000;

/** The carousel at the top of the home page, as tall as the screen. */
export function HeroCarousel() {
  const carousel = useCarousel({
    label: heroLabel,
    slideCount: heroSlides.length,
    intervalMs: HERO_INTERVAL_MS,
  });
  const { actor, index, isRotating, isStopped, rootProps } = carousel;

  return (
    <Box {...rootProps} data-hero sx={heroStyle}>
      <Box {...controls} sx={[controlsStyle, beforeSlidesStyle]}>
        <RotationButton actor={actor} isStopped={isStopped} />
      </Box>
      <Box aria-live={isRotating ? 'off' : 'polite'} sx={slidesStyle}>
        {heroSlides.map((slide, position) => {
          const place = { actor, position, ...turnOf(position, index, heroSlides.length) };
          return <HeroSlide key={slide.image} slide={slide} {...place} />;
        })}
      </Box>
      <Box {...controls} sx={[controlsStyle, afterSlidesStyle]}>
        <SlideButtons actor={actor} />
        <SlideDots actor={actor} index={index} titles={heroSlides.map(({ title }) => title)} />
      </Box>
      <Box sx={edgeStyle}>
        <SteppedEdge color="background.default" />
      </Box>
    </Box>
  );
}

const controls = { ...replayOnHydration, ...pauseOnHover } as const;

/**
 * In the DOM, the rotation button comes before the slides and the other controls come after them. On screen, they share
 * one row: on the picture's lower left on phones, beside the caption on wider screens.
 */
const heroStyle = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: {
    xs: '16px auto minmax(0, 1fr) 16px',
    md: 'minmax(0, 1fr) auto auto var(--content-left)',
  },
  gridTemplateRows: { xs: 'minmax(220px, 1fr) auto', md: 'minmax(0, 1fr) auto' },
  minHeight: { xs: 'calc(100svh - 64px)', md: 'max(560px, calc(100svh - 76px))' },
  overflow: 'hidden',
  touchAction: 'pan-y pinch-zoom',
  // Cancels the page's scroll padding, which would scroll the carousel when one of these controls takes the focus.
  '& :is(a, button)': { scrollMarginBottom: '-96px' },
  '@media print': { display: 'none' },
} as const;

const slidesStyle = {
  gridArea: '1 / 1 / 3 / -1',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
} as const;

/** The controls have a background color, because the picture behind them may show white sand. */
const controlsStyle = {
  gridRow: { xs: 1, md: 2 },
  alignSelf: { xs: 'start', md: 'end' },
  zIndex: 2,
  display: 'flex',
  minWidth: 0,
  alignItems: 'center',
  height: 44,
  mt: { xs: 1, md: 0 },
  mb: { md: '88px' },
  color: 'background.default',
  '--focus-ring': 'var(--mui-palette-sun-main)',
  bgcolor: 'rgba(var(--mui-palette-text-primaryChannel) / 0.6)',
} as const;

const beforeSlidesStyle = {
  gridColumn: 2,
  borderRadius: '999px 0 0 999px',
} as const;
const afterSlidesStyle = {
  gridColumn: 3,
  justifySelf: 'start',
  // Without this limit, the dots would not shrink on screens narrower than current phones.
  maxWidth: '100%',
  pr: 1,
  borderRadius: '0 999px 999px 0',
} as const;

const edgeStyle = {
  gridRow: { xs: 1, md: 2 },
  gridColumn: '1 / -1',
  alignSelf: 'end',
  position: 'relative',
  zIndex: 2,
  pointerEvents: 'none',
} as const;
