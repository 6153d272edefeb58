import type { PictureName } from '#content/pictures.generated.ts';
import { TALL_SCREENS } from '#ui/Picture.tsx';

interface Dusk {
  /** Darkens the light skies of wide pictures. */
  readonly deep: string;
  /** Darkens the skies of tall pictures, which are already dark at the top. */
  readonly faint: string;
  /** Darkens the top of the sky behind the site's header in wide pictures; tall pictures are already dark there. */
  readonly zenith: string;
  /** How far the overlay extends across a wide picture: the width of the text, measured from its left edge. */
  readonly reach: string;
}

/**
 * Overlay colors of each picture, multiplied into the sky behind the text. Light tones, including clouds and sun,
 * become dark enough (e2e/home.spec.ts measures it), and dark tones hardly change.
 */
const dusks: Partial<Record<PictureName, Dusk>> = {
  'river-golden': { deep: '#94684f', faint: '#ac8077', zenith: '#546a9c', reach: '690px' },
  'temple-dawn': { deep: '#3a759e', faint: '#6192a3', zenith: '#3a759e', reach: '690px' },
  'mask-temple': {
    deep: '#8d684f',
    faint: '#8a6b61',
    zenith: '#4a6ea8',
    reach: 'clamp(690px, 43.5vw, 840px)',
  },
  'caye-noon': { deep: '#2575a4', faint: '#34759d', zenith: '#2575a4', reach: '690px' },
};
const anyDusk: Dusk = { deep: '#707070', faint: '#707070', zenith: '#707070', reach: '840px' };

/** Darkens the picture behind the site's header where the text's own overlay does not reach. */
export const headerScrim = (name: PictureName) =>
  ({
    mixBlendMode: 'multiply',
    backgroundImage: `linear-gradient(to bottom, ${(dusks[name] ?? anyDusk).zenith} 64px, #fff 150px)`,
    maskImage: 'linear-gradient(to right, transparent 15%, #000 60%)',
    [`@media ${TALL_SCREENS}`]: { display: 'none' },
  }) as const;

/** Bottom edge of the text on a tall picture; it moves down with the reader's own text size. */
const WORDS_END = '305px + (1rem - 16px) * 24';

/** Darkens the picture behind the text: in the upper left of wide pictures, below the dark upper sky of tall ones. */
export function heroScrim(name: PictureName) {
  const { deep, faint, reach } = dusks[name] ?? anyDusk;
  // Grows with the text, so that a reader's own text size is covered too.
  const edge = `max(0px, 50vw - 600px) + max(${reach}, 43rem)`;
  return {
    mixBlendMode: 'multiply',
    backgroundImage: `linear-gradient(to bottom, ${deep} max(44%, 420px, 26rem), #fff max(66%, 620px, 38rem))`,
    // The mask eases out in steps, because a linear gradient shows as an edge in the sky.
    maskImage: `linear-gradient(to right, #000 calc(${edge}), #000d calc(${edge} + 90px), #0008 calc(${edge} + 230px), #0003 calc(${edge} + 390px), transparent calc(${edge} + 540px))`,
    [`@media ${TALL_SCREENS}`]: {
      backgroundImage: `linear-gradient(to bottom, #fff, ${faint} 25%, ${faint} max(38%, ${WORDS_END}), #fff max(54%, ${WORDS_END} + 70px))`,
      maskImage: 'none',
    },
    // Large text extends down to the picture's subject.
    '@media (max-width: 18em)': {
      backgroundImage: `linear-gradient(to bottom, #fff, ${deep} 25%, ${deep} max(38%, ${WORDS_END}), #fff max(54%, ${WORDS_END} + 70px))`,
    },
    // On a low screen the text extends down to the picture's subject.
    '@media (max-width: 599.95px) and (max-height: 699.95px)': {
      backgroundImage: `linear-gradient(to bottom, #fff, ${deep} 30%, ${deep} max(62%, ${WORDS_END}), #fff max(80%, ${WORDS_END} + 70px))`,
    },
  } as const;
}
