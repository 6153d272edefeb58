/** The animations of a page change, for browsers that can move a picture from one page to the next. */
export const viewTransitions = {
  '::view-transition-group(*)': {
    animationDuration: '300ms',
    animationTimingFunction: 'cubic-bezier(0.2, 0, 0, 1)',
  },
  // A card's picture and a page's picture have different shapes. The frame changes its shape, and both pictures fill
  // the frame.
  '::view-transition-old(.poster), ::view-transition-new(.poster)': {
    height: '100%',
    objectFit: 'cover',
    overflow: 'clip',
  },
} as const;

/**
 * With reduced motion nothing moves. The animations last for a moment, because their end event must still reach the
 * code.
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
