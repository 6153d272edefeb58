import { colors } from '#theme/colors.ts';
import { TALL_SCREENS } from '#ui/Picture.tsx';

/** e2e/home.spec.ts measures the contrast of the text on it. */
const tint = colors.pictureTint;

/** Darkens the picture behind the site's header where the text's own overlay does not reach. */
export const headerOverlay = {
  mixBlendMode: 'multiply',
  backgroundImage: `linear-gradient(to bottom, ${tint} 64px, #fff 150px)`,
  maskImage: 'linear-gradient(to right, transparent 15%, #000 60%)',
  [`@media ${TALL_SCREENS}`]: { display: 'none' },
} as const;

/** Bottom edge of the text on a tall picture; it moves down with the reader's own text size. */
const WORDS_END = '305px + (1rem - 16px) * 24';

/** Right edge of the text on a wide picture; it moves right with the reader's own text size. */
const EDGE = 'max(0px, 50vw - 600px) + max(690px, 43rem)';

/** Darkens the picture behind the text: in the upper left of wide pictures, below the dark upper sky of tall ones. */
export const textOverlay = {
  mixBlendMode: 'multiply',
  backgroundImage: `linear-gradient(to bottom, ${tint} max(44%, 420px, 26rem), #fff max(66%, 620px, 38rem))`,
  // The mask eases out in steps, because a linear gradient shows as an edge in the sky.
  maskImage: `linear-gradient(to right, #000 calc(${EDGE}), #000d calc(${EDGE} + 90px), #0008 calc(${EDGE} + 230px), #0003 calc(${EDGE} + 390px), transparent calc(${EDGE} + 540px))`,
  [`@media ${TALL_SCREENS}`]: {
    backgroundImage: `linear-gradient(to bottom, #fff, ${tint} 25%, ${tint} max(38%, ${WORDS_END}), #fff max(54%, ${WORDS_END} + 70px))`,
    maskImage: 'none',
  },
  // Large text extends down to the picture's subject.
  '@media (max-width: 18em)': {
    backgroundImage: `linear-gradient(to bottom, #fff, ${tint} 25%, ${tint} max(38%, ${WORDS_END}), #fff max(54%, ${WORDS_END} + 70px))`,
  },
  // On a low screen the text extends down to the picture's subject.
  '@media (max-width: 599.95px) and (max-height: 699.95px)': {
    backgroundImage: `linear-gradient(to bottom, #fff, ${tint} 30%, ${tint} max(62%, ${WORDS_END}), #fff max(80%, ${WORDS_END} + 70px))`,
  },
} as const;
