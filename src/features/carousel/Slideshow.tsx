import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';

import type { SlideshowPicture } from '#content/content.data.ts';
import { Picture } from '#ui/Picture.tsx';
import { replayOnHydration } from '#ui/replay-on-hydration.ts';

import { RotationButton, SlideButtons } from './CarouselControls.tsx';
import { pauseOnHover } from './pause-on-hover.ts';
import { Slide, type SlidePlace, turnOf } from './Slide.tsx';
import { rise } from './transitions.ts';
import { type CarouselOptions, useCarousel } from './use-carousel.ts';

interface SlideshowProps extends Pick<
  CarouselOptions,
  'label' | 'intervalMs' | 'autoplay' | 'onSlideChange'
> {
  pictures: readonly SlideshowPicture[];
  /** The `sizes` attribute of the pictures. */
  sizes: string;
}

/** A carousel of pictures with captions. By default it shows the next picture after five seconds. */
export function Slideshow({ pictures, sizes, ...options }: SlideshowProps) {
  const carousel = useCarousel({ slideCount: pictures.length, ...options });
  const { actor, index, isRotating, isStopped, rootProps } = carousel;
  return (
    <Box
      {...rootProps}
      sx={{ display: 'flex', flexDirection: 'column', touchAction: 'pan-y pinch-zoom' }}
    >
      <Box {...replayOnHydration} {...pauseOnHover} sx={controlRow}>
        <RotationButton actor={actor} isStopped={isStopped} />
        <SlideButtons actor={actor} />
        <Typography aria-hidden sx={{ px: 1, fontVariantNumeric: 'tabular-nums' }}>
          {`${index + 1} / ${pictures.length}`}
        </Typography>
      </Box>
      <Box
        aria-live={isRotating ? 'off' : 'polite'}
        sx={{ position: 'relative', display: 'grid', flexGrow: 1 }}
      >
        {pictures.map((picture, position) => (
          <PictureSlide
            key={picture.image}
            actor={actor}
            position={position}
            {...turnOf(position, index, pictures.length)}
            count={pictures.length}
            picture={picture}
            sizes={sizes}
          />
        ))}
      </Box>
    </Box>
  );
}

interface PictureSlideProps extends SlidePlace, Pick<SlideshowProps, 'sizes'> {
  count: number;
  picture: SlideshowPicture;
}

/** Memoized, so that only two slides render when the slideshow changes its slide. */
const PictureSlide = memo(({ count, picture, sizes, ...place }: PictureSlideProps) => (
  <Slide
    place={place}
    count={count}
    sx={{ aspectRatio: { xs: '3 / 2', md: '16 / 10' } }}
    picture={<Picture name={picture.image} sizes={sizes} variant="cover" />}
  >
    <Typography variant="caption" component="p" sx={{ ...captionStyle, ...rise(place.isCurrent) }}>
      <span {...pauseOnHover}>{picture.caption}</span>
    </Typography>
  </Slide>
));

/**
 * The controls come before the slides in the DOM, so that the keyboard reaches them first, but are below the slides on
 * screen.
 */
const controlRow = {
  order: 1,
  alignSelf: 'flex-start',
  display: 'flex',
  alignItems: 'center',
  pt: 1,
  pl: { xs: 'calc(var(--content-left) - 12px)', md: 1.5 },
} as const;

const captionStyle = {
  position: 'absolute',
  left: { xs: 16, sm: 24 },
  bottom: { xs: 16, sm: 24 },
  maxWidth: 'calc(100% - 48px)',
  px: 1.5,
  py: 0.5,
  bgcolor: 'background.default',
  color: 'text.primary',
  borderRadius: '2px',
} as const;
