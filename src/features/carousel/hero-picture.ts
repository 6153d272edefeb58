import type { PictureName } from '#content/pictures.generated.ts';
import { TALL_SCREENS } from '#ui/Picture.tsx';

interface Dusk {
  /** For the light skies of wide pictures. */
  readonly deep: string;
  /** For the skies of tall pictures, which are dark above. */
  readonly faint: string;
  /** For the uppermost sky of wide pictures, where the site's header lies; tall ones have it dark. */
  readonly zenith: string;
  /** How far it reaches across a wide picture: as far as the words, measured from their left edge. */
  readonly reach: string;
}

/**
 * Each picture's own dusk, multiplied into the sky behind the words: light tones, clouds and sun included, become
 * dark enough (e2e/home.spec.ts measures it), and what is dark already hardly changes.
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

/** Behind the site's header, as far as the words' own dusk does not reach it. */
export const headerScrim = (name: PictureName) =>
  ({
    mixBlendMode: 'multiply',
    backgroundImage: `linear-gradient(to bottom, ${(dusks[name] ?? anyDusk).zenith} 64px, #fff 150px)`,
    maskImage: 'linear-gradient(to right, transparent 15%, #000 60%)',
    [`@media ${TALL_SCREENS}`]: { display: 'none' },
  }) as const;

/** Where words end that stand on a tall picture; a reader's own text size takes them further down. */
const WORDS_END = '305px + (1rem - 16px) * 24';

/** Words stand in the upper left of wide pictures, and under the dark upper sky of tall ones. */
export function heroScrim(name: PictureName) {
  const { deep, faint, reach } = dusks[name] ?? anyDusk;
  // As wide and as high as the words are with a reader's own text size too.
  const edge = `max(0px, 50vw - 600px) + max(${reach}, 43rem)`;
  return {
    mixBlendMode: 'multiply',
    backgroundImage: `linear-gradient(to bottom, ${deep} max(44%, 420px, 26rem), #fff max(66%, 620px, 38rem))`,
    // In steps that ease out, since a straight one shows as an edge in the sky.
    maskImage: `linear-gradient(to right, #000 calc(${edge}), #000d calc(${edge} + 90px), #0008 calc(${edge} + 230px), #0003 calc(${edge} + 390px), transparent calc(${edge} + 540px))`,
    [`@media ${TALL_SCREENS}`]: {
      backgroundImage: `linear-gradient(to bottom, #fff, ${faint} 25%, ${faint} max(38%, ${WORDS_END}), #fff max(54%, ${WORDS_END} + 70px))`,
      maskImage: 'none',
    },
    // Large text goes down to what the picture shows.
    '@media (max-width: 18em)': {
      backgroundImage: `linear-gradient(to bottom, #fff, ${deep} 25%, ${deep} max(38%, ${WORDS_END}), #fff max(54%, ${WORDS_END} + 70px))`,
    },
    // On a low screen the words reach down to what the picture shows.
    '@media (max-width: 599.95px) and (max-height: 699.95px)': {
      backgroundImage: `linear-gradient(to bottom, #fff, ${deep} 30%, ${deep} max(62%, ${WORDS_END}), #fff max(80%, ${WORDS_END} + 70px))`,
    },
  } as const;
}
