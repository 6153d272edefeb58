const CROSS_FADE = '1s';

/** Where motion is to be reduced, slides change at once. */
const atOnce = { '@media (prefers-reduced-motion: reduce)': { transition: 'none' } } as const;

/** The new slide fades in over the old one, which stays whole beneath it until then: no dip into the ground colour. */
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

/** Two per cent, and at rest before five seconds are over. */
export const driftWhile = (isCurrent: boolean) => ({
  transform: isCurrent ? 'scale(1.02)' : 'none',
  transition: isCurrent ? 'transform 4.9s ease-out' : `transform 0s ${CROSS_FADE}`,
  '@media (prefers-reduced-motion: reduce)': { transform: 'none', transition: 'none' },
});

/** The new words come up once the old ones are gone. */
export const rise = (isCurrent: boolean) => ({
  opacity: isCurrent ? 1 : 0,
  transform: isCurrent ? 'none' : 'translateY(16px)',
  transition: isCurrent
    ? 'opacity 600ms ease-out 400ms, transform 600ms ease-out 400ms'
    : `opacity 250ms ease-in, transform 0s ${CROSS_FADE}`,
  ...atOnce,
});
