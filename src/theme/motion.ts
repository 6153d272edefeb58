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
 * With reduced motion, nothing moves. Animations take 1 ms instead of 0, because their end events must still be
 * dispatched. Transitions take no time at all: with 1 ms, every element would have a transition of all its properties,
 * and Chromium then sometimes kept painting text in its previous color.
 */
export const reducedMotion = {
  '@media (prefers-reduced-motion: reduce)': {
    'html, *, *::before, *::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
      viewTransitionName: 'none !important',
    },
  },
} as const;
