import { colors } from '#theme/colors.ts';
import { TALL_SCREENS } from '#ui/Picture.tsx';

/** The tint behind the text. e2e/home.spec.ts measures the contrast of the text. */
const tint = colors.pictureTint;

/** The skies of the tall pictures are dark enough for the upper lines, so they need less. */
const tallTint = '#6FA3C2';

/** Darkens the picture behind the site's header where `textOverlay` does not reach. */
export const headerOverlay = {
  mixBlendMode: 'multiply',
  backgroundImage: `linear-gradient(to bottom, ${tint} 64px, #fff 150px)`,
  maskImage: 'linear-gradient(to right, transparent 15%, #000 60%)',
  [`@media ${TALL_SCREENS}`]: { display: 'none' },
} as const;

/** The bottom edge of the text on a tall picture. It moves down with the reader's text size. */
const WORDS_END = '305px + (1rem - 16px) * 24';

/** The right edge of the text on a wide picture. It moves to the right with the reader's text size. */
const EDGE = 'max(0px, 50vw - 600px) + max(690px, 43rem)';

/**
 * Darkens the picture behind the text: the upper left of a wide picture, or the area below the dark upper sky of a tall
 * picture.
 */
export const textOverlay = {
  mixBlendMode: 'multiply',
  backgroundImage: `linear-gradient(to bottom, ${tint} max(44%, 420px, 26rem), #fff max(66%, 620px, 38rem))`,
  // The mask fades in several steps, because the end of a plain linear gradient would be visible as an edge in the sky.
  maskImage: `linear-gradient(to right, #000 calc(${EDGE}), #000d calc(${EDGE} + 100px), #0008 calc(${EDGE} + 200px), #0003 calc(${EDGE} + 320px), transparent calc(${EDGE} + 460px))`,
  [`@media ${TALL_SCREENS}`]: {
    backgroundImage: `linear-gradient(to bottom, #fff 10%, ${tallTint} 28%, ${tallTint} max(38%, ${WORDS_END}), #fff max(50%, ${WORDS_END} + 70px))`,
    maskImage: 'none',
  },
  // Large text extends down to the subject of the picture.
  '@media (max-width: 18em)': {
    backgroundImage: `linear-gradient(to bottom, #fff, ${tint} 25%, ${tint} max(38%, ${WORDS_END}), #fff max(54%, ${WORDS_END} + 70px))`,
  },
  // On a low screen, the text extends down to the subject of the picture.
  '@media (max-width: 599.95px) and (max-height: 699.95px)': {
    backgroundImage: `linear-gradient(to bottom, #fff, ${tint} 30%, ${tint} max(62%, ${WORDS_END}), #fff max(80%, ${WORDS_END} + 70px))`,
  },
} as const;
