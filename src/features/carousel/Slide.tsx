import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { useHydrated } from '#ui/use-hydrated.ts';

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

/** A slide of the carousel. All slides are stacked in the same place. */
export function Slide({ place, count, picture, children, sx, pictureSx = fill }: SlideProps) {
  const { position, isCurrent } = place;
  // The hidden slides are in the same place, so `loading="lazy"` alone would let their pictures compete with the first
  // one and with the scripts.
  const isHydrated = useHydrated();
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
          {position === 0 || isHydrated ? picture : null}
        </Box>
      </Box>
      {children}
    </Box>
  );
}
