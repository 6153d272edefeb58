import { styled } from '@mui/material/styles';

import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from './icons.tsx';
import type { Carousel } from './use-carousel.ts';

type ButtonProps = Pick<Carousel, 'actor'>;

/** MUI's `IconButton` would cost the page 10 kB for what a button does by itself. */
const RoundButton = styled('button')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  transition: 'background-color 200ms ease-out',
  '&:hover': { backgroundColor: 'rgba(var(--mui-palette-background-defaultChannel) / 0.16)' },
});

/** First in the carousel's tab order, and the only way to start what was stopped. */
export const RotationButton = ({ actor, isStopped }: Pick<Carousel, 'actor' | 'isStopped'>) => (
  <RoundButton
    type="button"
    aria-label={isStopped ? 'Start slide rotation' : 'Stop slide rotation'}
    onClick={() => actor.send({ type: isStopped ? 'rotation.start' : 'rotation.stop' })}
  >
    {isStopped ? <PlayIcon /> : <PauseIcon />}
  </RoundButton>
);

export const PreviousButton = ({ actor }: ButtonProps) => (
  <RoundButton
    type="button"
    aria-label="Previous slide"
    onClick={() => actor.send({ type: 'slide.previous' })}
  >
    <PreviousIcon />
  </RoundButton>
);

export const NextButton = ({ actor }: ButtonProps) => (
  <RoundButton
    type="button"
    aria-label="Next slide"
    onClick={() => actor.send({ type: 'slide.next' })}
  >
    <NextIcon />
  </RoundButton>
);
