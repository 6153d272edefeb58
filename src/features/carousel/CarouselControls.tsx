import IconButton from '@mui/material/IconButton';
import { createSvgIcon } from '@mui/material/utils';
import { memo, type ReactNode } from 'react';

import type { Carousel } from './use-carousel.ts';

const PauseIcon = createSvgIcon(<path d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" />, 'Pause');
const PlayIcon = createSvgIcon(<path d="M8 4.5v15L19.5 12z" />, 'Play');
const PreviousIcon = createSvgIcon(
  <path d="M14.8 5.2 8 12l6.8 6.8 1.3-1.3L10.6 12l5.5-5.5z" />,
  'Previous',
);
const NextIcon = createSvgIcon(
  <path d="m9.2 18.8 6.8-6.8-6.8-6.8-1.3 1.3 5.5 5.5-5.5 5.5z" />,
  'Next',
);

type CarouselProps = Pick<Carousel, 'actor' | 'isStopped'>;

/**
 * The button comes before the slides in the DOM, so that keyboard and screen reader users can stop the rotation before
 * they reach a slide.
 */
export const RotationButton = memo(({ actor, isStopped }: CarouselProps) => (
  <RoundButton
    label={isStopped ? 'Start slide rotation' : 'Stop slide rotation'}
    onClick={() => actor.send({ type: isStopped ? 'rotation.start' : 'rotation.stop' })}
  >
    {isStopped ? <PlayIcon /> : <PauseIcon />}
  </RoundButton>
));

/** The buttons to the previous and the next slide. */
export const SlideButtons = memo(({ actor }: Pick<Carousel, 'actor'>) => (
  <>
    <RoundButton label="Previous slide" onClick={() => actor.send({ type: 'slide.previous' })}>
      <PreviousIcon />
    </RoundButton>
    <RoundButton label="Next slide" onClick={() => actor.send({ type: 'slide.next' })}>
      <NextIcon />
    </RoundButton>
  </>
));

interface RoundButtonProps {
  label: string;
  onClick: () => void;
  children: ReactNode;
}

const RoundButton = ({ label, onClick, children }: RoundButtonProps) => (
  <IconButton
    color="inherit"
    aria-label={label}
    onClick={onClick}
    sx={{ '&:hover': { bgcolor: 'rgba(var(--mui-palette-background-defaultChannel) / 0.16)' } }}
  >
    {children}
  </IconButton>
);
