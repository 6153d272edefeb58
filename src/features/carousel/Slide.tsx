import Box from '@mui/material/Box';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { selectShouldLoad } from '#machines/carousel.selectors.ts';

import { crossFade, driftWhile } from './transitions.ts';
import type { Carousel } from './use-carousel.ts';

export interface SlidePlace {
  actor: Carousel['actor'];
  position: number;
  isCurrent: boolean;
}

interface SlideProps {
  place: SlidePlace;
  count: number;
  picture: ReactNode;
  children: ReactNode;
  sx: object;
  /** The place of the picture; by default, it fills the slide. */
  pictureSx?: object;
}

const fill = { position: 'absolute', inset: 0 } as const;

/**
 * A slide of the carousel. All slides are stacked in the same place. The picture of a slide is loaded when it is about
 * to be shown.
 */
export function Slide({ place, count, picture, children, sx, pictureSx = fill }: SlideProps) {
  const { actor, position, isCurrent } = place;
  const shouldLoad = useSelector(actor, selectShouldLoad(position));
  const fade = crossFade(isCurrent);
  return (
    <Box
      role="group"
      aria-roledescription="slide"
      aria-label={`${position + 1} of ${count}`}
      inert={!isCurrent}
      sx={{ gridArea: '1 / 1', position: 'relative', ...sx, ...fade.slide }}
    >
      <Box sx={{ position: 'relative', overflow: 'hidden', ...pictureSx, ...fade.picture }}>
        <Box sx={{ position: 'absolute', inset: 0, ...driftWhile(isCurrent) }}>
          {shouldLoad ? picture : null}
        </Box>
      </Box>
      {children}
    </Box>
  );
}
