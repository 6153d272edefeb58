import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';

import { useHydrated } from '#ui/use-hydrated.ts';

import { crossFade, driftWhile } from './transitions.ts';
import type { Carousel } from './use-carousel.ts';

export interface SlidePlace {
  actor: Carousel['actor'];
  position: number;
  isCurrent: boolean;
  /** True if it is the next slide, so that its picture is there when it is shown. */
  isNext: boolean;
}

export const turnOf = (position: number, index: number, count: number) => ({
  isCurrent: position === index,
  isNext: position === (index + 1) % count,
});

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
  const { position, isCurrent, isNext } = place;
  const isHydrated = useHydrated();
  const [hasPicture, setHasPicture] = useState(isCurrent);
  if (!hasPicture && isHydrated && (isCurrent || isNext)) setHasPicture(true);
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
          {hasPicture ? picture : null}
        </Box>
      </Box>
      {children}
    </Box>
  );
}
