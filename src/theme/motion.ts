/** The animations between two pages, for browsers that can move a picture from one page to the next. */
export const viewTransitions = {
  '::view-transition-group(*)': {
    animationDuration: '300ms',
    animationTimingFunction: 'cubic-bezier(0.2, 0, 0, 1)',
  },
  // The picture on a card and the picture on a page have different aspect ratios. The frame changes its shape during
  // the animation, and both pictures fill the frame.
  '::view-transition-old(.poster), ::view-transition-new(.poster)': {
    height: '100%',
    objectFit: 'cover',
    overflow: 'clip',
  },
} as const;

/**
 * With reduced motion, nothing moves. The animations take 1 ms instead of 0, because their end events must still be
 * dispatched.
 */
export const reducedMotion = {
  '@media (prefers-reduced-motion: reduce)': {
    'html, *, *::before, *::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important',
      viewTransitionName: 'none !important',
    },
  },
} as const;
