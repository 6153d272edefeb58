/** How pages change where the browser can move a picture from one to the next. */
export const viewTransitions = {
  '::view-transition-group(*)': {
    animationDuration: '300ms',
    animationTimingFunction: 'cubic-bezier(0.2, 0, 0, 1)',
  },
  // A card's picture and a page's have different shapes: the frame changes, and both pictures fill it.
  '::view-transition-old(.poster), ::view-transition-new(.poster)': {
    height: '100%',
    objectFit: 'cover',
    overflow: 'clip',
  },
} as const;

/** Nothing moves: what lasts a moment still tells the code that it has ended. */
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
