import IconButton from '@mui/material/IconButton';

import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from './icons.tsx';
import type { Carousel } from './use-carousel.ts';

type ButtonProps = Pick<Carousel, 'actor'>;

const roundStyle = {
  '&:hover': { bgcolor: 'rgba(var(--mui-palette-background-defaultChannel) / 0.16)' },
} as const;

/** First in the carousel's tab order, and the only way to start what was stopped. */
export const RotationButton = ({ actor, isStopped }: Pick<Carousel, 'actor' | 'isStopped'>) => (
  <IconButton
    color="inherit"
    sx={roundStyle}
    aria-label={isStopped ? 'Start slide rotation' : 'Stop slide rotation'}
    onClick={() => actor.send({ type: isStopped ? 'rotation.start' : 'rotation.stop' })}
  >
    {isStopped ? <PlayIcon /> : <PauseIcon />}
  </IconButton>
);

export const PreviousButton = ({ actor }: ButtonProps) => (
  <IconButton
    color="inherit"
    sx={roundStyle}
    aria-label="Previous slide"
    onClick={() => actor.send({ type: 'slide.previous' })}
  >
    <PreviousIcon />
  </IconButton>
);

export const NextButton = ({ actor }: ButtonProps) => (
  <IconButton
    color="inherit"
    sx={roundStyle}
    aria-label="Next slide"
    onClick={() => actor.send({ type: 'slide.next' })}
  >
    <NextIcon />
  </IconButton>
);
