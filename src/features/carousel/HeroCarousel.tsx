import Box from '@mui/material/Box';

import { heroLabel, heroSlides } from '#content/content.data.ts';
import { heroProps } from '#lib/document-contract.ts';
import { Deferred } from '#ui/Deferred.tsx';
import { replayOnHydration } from '#ui/replay-on-hydration.ts';
import { SteppedEdge } from '#ui/SteppedEdge.tsx';

import { RotationButton, SlideButtons } from './CarouselControls.tsx';
import { CONTROL_ROW, HeroSlide } from './HeroSlide.tsx';
import { pauseOnHover } from './pause-on-hover.ts';
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
  const { actor, index, isRotating, isStopped, rootProps } = carousel;

  return (
    <Box {...rootProps} {...heroProps} sx={heroStyle}>
      <Deferred>
        <Box {...controls} sx={[controlsStyle, beforeSlidesStyle]}>
          <RotationButton actor={actor} isStopped={isStopped} />
        </Box>
      </Deferred>
      <Box
        aria-live={isRotating ? 'off' : 'polite'}
        sx={{ gridArea: '1 / 1 / 2 / -1', display: 'grid', minWidth: 0 }}
      >
        {heroSlides.map((slide, position) => {
          const place = { actor, position, isCurrent: position === index };
          const poster = <HeroSlide key={slide.image} slide={slide} {...place} />;
          return position === 0 ? poster : <Deferred key={slide.image}>{poster}</Deferred>;
        })}
      </Box>
      <Deferred>
        <Box {...controls} sx={[controlsStyle, afterSlidesStyle]}>
          <SlideButtons actor={actor} />
          <SlideDots actor={actor} index={index} titles={heroSlides.map(({ title }) => title)} />
        </Box>
      </Deferred>
      <Box sx={{ position: 'absolute', inset: 'auto 0 0', zIndex: 2, pointerEvents: 'none' }}>
        <SteppedEdge color="background.default" />
      </Box>
    </Box>
  );
}

const controls = { ...replayOnHydration, ...pauseOnHover } as const;

/** The side margins of the page's content, which are columns of the carousel's grid. */
const MARGIN = 'max(24px, calc(50vw - 576px))';

/**
 * In the DOM, the rotation button comes before the slides and the other controls come after them. On screen, they share
 * one row: at the left on phones, at the right on wider screens.
 */
const heroStyle = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: {
    xs: '16px auto minmax(0, 1fr) 16px',
    sm: `${MARGIN} minmax(0, 1fr) auto auto ${MARGIN}`,
  },
  minHeight: '100svh',
  overflow: 'hidden',
  bgcolor: 'jungle.main',
  color: 'background.default',
  touchAction: 'pan-y pinch-zoom',
  '--focus-ring': 'var(--mui-palette-sun-main)',
  // Cancels the page's scroll padding, which would scroll the carousel when one of these controls takes the focus.
  '& :is(a, button)': { scrollMarginBottom: '-96px' },
  '@media print': { display: 'none' },
} as const;

/** The controls have a background color, because the picture behind them may show white sand. */
const controlsStyle = {
  gridRow: 1,
  alignSelf: 'end',
  zIndex: 2,
  display: 'flex',
  minWidth: 0,
  alignItems: 'center',
  height: 44,
  mb: CONTROL_ROW.bottom,
  bgcolor: 'rgba(var(--mui-palette-text-primaryChannel) / 0.6)',
} as const;

const beforeSlidesStyle = {
  gridColumn: { xs: 2, sm: 3 },
  borderRadius: '999px 0 0 999px',
} as const;
const afterSlidesStyle = {
  gridColumn: { xs: 3, sm: 4 },
  justifySelf: 'start',
  // Without this limit, the dots would not shrink on screens narrower than current phones.
  maxWidth: '100%',
  pr: 1,
  borderRadius: '0 999px 999px 0',
} as const;
