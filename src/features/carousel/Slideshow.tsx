import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';

import type { SlideshowPicture } from '#content/home.ts';
import { selectIsWanted } from '#machines/carousel.selectors.ts';
import { Picture } from '#ui/Picture.tsx';
import { keptUntilLive } from '#ui/kept-until-live.ts';

import { NextButton, PreviousButton, RotationButton } from './CarouselButtons.tsx';
import { crossFade, driftWhile, rise } from './transitions.ts';
import { type Carousel, type CarouselOptions, useCarousel } from './use-carousel.ts';

interface SlideshowProps extends Pick<
  CarouselOptions,
  'label' | 'intervalMs' | 'autoplay' | 'onSlideChange'
> {
  pictures: readonly SlideshowPicture[];
  /** As in HTML: how wide the pictures are shown. */
  sizes: string;
}

/** Captioned pictures that take turns, every five seconds unless told otherwise. */
export function Slideshow({ pictures, sizes, ...options }: SlideshowProps) {
  const { actor, index, isStopped, isRotating, rootProps } = useCarousel({
    slideCount: pictures.length,
    ...options,
  });
  return (
    <Box
      {...rootProps}
      sx={{ display: 'flex', flexDirection: 'column', touchAction: 'pan-y pinch-zoom' }}
    >
      <Box {...keptUntilLive} sx={controlRow}>
        <RotationButton actor={actor} isStopped={isStopped} />
        <PreviousButton actor={actor} />
        <Typography
          aria-hidden
          sx={{ minWidth: '3.5em', textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}
        >
          {`${index + 1} / ${pictures.length}`}
        </Typography>
        <NextButton actor={actor} />
      </Box>
      <Box
        aria-live={isRotating ? 'off' : 'polite'}
        sx={{ position: 'relative', display: 'grid', flexGrow: 1 }}
      >
        {pictures.map((picture, position) => (
          <PictureSlide
            key={picture.image}
            picture={picture}
            sizes={sizes}
            label={`${position + 1} of ${pictures.length}`}
            isCurrent={position === index}
            position={position}
            actor={actor}
          />
        ))}
      </Box>
    </Box>
  );
}

interface PictureSlideProps {
  picture: SlideshowPicture;
  sizes: string;
  label: string;
  position: number;
  isCurrent: boolean;
  actor: Carousel['actor'];
}

function PictureSlide({ picture, sizes, label, position, isCurrent, actor }: PictureSlideProps) {
  const isWanted = useSelector(actor, selectIsWanted(position));
  const fade = crossFade(isCurrent);
  return (
    <Box
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={!isCurrent}
      sx={{
        gridArea: '1 / 1',
        position: 'relative',
        aspectRatio: { xs: '4 / 3', xl: '3 / 2' },
        ...fade.slide,
      }}
    >
      <Box sx={{ position: 'absolute', inset: 0, overflow: 'hidden', ...fade.picture }}>
        <Box sx={{ position: 'absolute', inset: 0, ...driftWhile(isCurrent) }}>
          {isWanted ? <Picture name={picture.image} sizes={sizes} variant="cover" /> : null}
        </Box>
      </Box>
      <Typography variant="caption" component="p" sx={{ ...captionStyle, ...rise(isCurrent) }}>
        {picture.caption}
      </Typography>
    </Box>
  );
}

/** In front of the slides for the keyboard, beneath them for the eye, and in line with the page's content. */
const controlRow = {
  order: 1,
  display: 'flex',
  alignItems: 'center',
  pt: 1,
  pl: { xs: 0.5, sm: 1.5, md: 'max(12px, calc(50vw - 588px))' },
} as const;

const captionStyle = {
  position: 'absolute',
  left: { xs: 16, sm: 24, md: 'max(24px, calc(50vw - 576px))' },
  bottom: { xs: 16, sm: 24 },
  maxWidth: 'calc(100% - 48px)',
  px: 1.5,
  py: 0.5,
  bgcolor: 'background.default',
  color: 'text.primary',
  borderRadius: '2px',
} as const;
