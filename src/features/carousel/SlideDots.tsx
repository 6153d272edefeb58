import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';

import type { SlidePlace } from './Slide.tsx';
import type { Carousel } from './use-carousel.ts';

interface SlideDotsProps extends Pick<Carousel, 'actor' | 'index'> {
  /** Names of the slides, in order. */
  titles: readonly string[];
}

/** The current dot is wider than the others, since forced colors give all dots the same color. */
const dotStyle = {
  // The dots shrink only on screens narrower than current phones.
  flex: '0 1 auto',
  minWidth: 28,
  borderRadius: 0,
  '&::before': {
    content: '""',
    boxSizing: 'border-box',
    width: 12,
    height: 12,
    borderRadius: 999,
    border: '2px solid currentColor',
    transition: 'width 300ms ease-out',
  },
  '&[aria-disabled="true"]': { cursor: 'default' },
  '&[aria-disabled="true"]::before': { width: 28 },
  '&[aria-disabled="true"]::before, &:hover::before': { bgcolor: 'currentColor' },
} as const;

export const SlideDots = ({ actor, index, titles }: SlideDotsProps) => (
  <Box role="group" aria-label="Choose a slide" sx={{ display: 'flex', minWidth: 0 }}>
    {titles.map((title, position) => (
      <Dot
        key={title}
        actor={actor}
        position={position}
        isCurrent={position === index}
        title={title}
      />
    ))}
  </Box>
);

interface DotProps extends Omit<SlidePlace, 'isNext'> {
  title: string;
}

const Dot = memo(({ actor, position, isCurrent, title }: DotProps) => (
  <IconButton
    color="inherit"
    disableRipple
    aria-label={`Slide ${position + 1}: ${title}`}
    aria-disabled={isCurrent}
    onClick={() => actor.send({ type: 'slide.select', index: position })}
    sx={dotStyle}
  />
));
