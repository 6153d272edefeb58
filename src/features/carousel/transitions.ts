const CROSS_FADE = '1s';

/** Slides change instantly if the device asks for reduced motion. */
const atOnce = { '@media (prefers-reduced-motion: reduce)': { transition: 'none' } } as const;

/**
 * The new slide fades in over the old one. The old slide stays opaque, because otherwise the background would show
 * through.
 */
export const crossFade = (isCurrent: boolean) =>
  isCurrent
    ? {
        slide: { visibility: 'visible', zIndex: 1 },
        picture: { opacity: 1, transition: `opacity ${CROSS_FADE} ease-in-out`, ...atOnce },
      }
    : ({
        slide: {
          visibility: 'hidden',
          zIndex: 0,
          pointerEvents: 'none',
          transition: `visibility 0s ${CROSS_FADE}`,
          ...atOnce,
        },
        picture: { opacity: 0, transition: `opacity 0s ${CROSS_FADE}`, ...atOnce },
      } as const);

/** Slowly zooms in by 2%. The zoom ends before the next slide is shown after five seconds. */
export const driftWhile = (isCurrent: boolean) => ({
  transform: isCurrent ? 'scale(1.02)' : 'none',
  transition: isCurrent ? 'transform 4.9s ease-out' : `transform 0s ${CROSS_FADE}`,
  '@media (prefers-reduced-motion: reduce)': { transform: 'none', transition: 'none' },
});

/** The new text moves in after the old text has faded out. */
export const rise = (isCurrent: boolean) => ({
  opacity: isCurrent ? 1 : 0,
  transform: isCurrent ? 'none' : 'translateY(16px)',
  transition: isCurrent
    ? 'opacity 600ms ease-out 400ms, transform 600ms ease-out 400ms'
    : `opacity 250ms ease-in, transform 0s ${CROSS_FADE}`,
  ...atOnce,
});
