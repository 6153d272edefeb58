import type { PictureName } from '#content/pictures.generated.ts';
import { TALL_SCREENS } from '#ui/Picture.tsx';

interface HeroOverlay {
  /** Darkens the light skies of wide pictures. */
  readonly wideTint: string;
  /** Darkens the skies of tall pictures, which are already dark at the top. */
  readonly tallTint: string;
  /** Darkens the top of the sky behind the site's header in wide pictures; tall pictures are already dark there. */
  readonly topTint: string;
  /** How far the overlay extends across a wide picture: the width of the text, measured from its left edge. */
  readonly textWidth: string;
}

/**
 * Overlay colors of each picture, multiplied into the sky behind the text. Light tones, including clouds and sun,
 * become dark enough (e2e/home.spec.ts measures it), and dark tones hardly change.
 */
const overlays: Partial<Record<PictureName, HeroOverlay>> = {
  'river-golden': {
    wideTint: '#94684f',
    tallTint: '#ac8077',
    topTint: '#546a9c',
    textWidth: '690px',
  },
  'temple-dawn': {
    wideTint: '#3a759e',
    tallTint: '#6192a3',
    topTint: '#3a759e',
    textWidth: '690px',
  },
  'mask-temple': {
    wideTint: '#8d684f',
    tallTint: '#8a6b61',
    topTint: '#4a6ea8',
    textWidth: 'clamp(690px, 43.5vw, 840px)',
  },
  'caye-noon': { wideTint: '#2575a4', tallTint: '#34759d', topTint: '#2575a4', textWidth: '690px' },
};
const defaultOverlay: HeroOverlay = {
  wideTint: '#707070',
  tallTint: '#707070',
  topTint: '#707070',
  textWidth: '840px',
};

/** Darkens the picture behind the site's header where the text's own overlay does not reach. */
export const headerOverlay = (name: PictureName) =>
  ({
    mixBlendMode: 'multiply',
    backgroundImage: `linear-gradient(to bottom, ${(overlays[name] ?? defaultOverlay).topTint} 64px, #fff 150px)`,
    maskImage: 'linear-gradient(to right, transparent 15%, #000 60%)',
    [`@media ${TALL_SCREENS}`]: { display: 'none' },
  }) as const;

/** Bottom edge of the text on a tall picture; it moves down with the reader's own text size. */
const WORDS_END = '305px + (1rem - 16px) * 24';

/** Darkens the picture behind the text: in the upper left of wide pictures, below the dark upper sky of tall ones. */
export function textOverlay(name: PictureName) {
  const { wideTint, tallTint, textWidth } = overlays[name] ?? defaultOverlay;
  // Grows with the text, so that a reader's own text size is covered too.
  const edge = `max(0px, 50vw - 600px) + max(${textWidth}, 43rem)`;
  return {
    mixBlendMode: 'multiply',
    backgroundImage: `linear-gradient(to bottom, ${wideTint} max(44%, 420px, 26rem), #fff max(66%, 620px, 38rem))`,
    // The mask eases out in steps, because a linear gradient shows as an edge in the sky.
    maskImage: `linear-gradient(to right, #000 calc(${edge}), #000d calc(${edge} + 90px), #0008 calc(${edge} + 230px), #0003 calc(${edge} + 390px), transparent calc(${edge} + 540px))`,
    [`@media ${TALL_SCREENS}`]: {
      backgroundImage: `linear-gradient(to bottom, #fff, ${tallTint} 25%, ${tallTint} max(38%, ${WORDS_END}), #fff max(54%, ${WORDS_END} + 70px))`,
      maskImage: 'none',
    },
    // Large text extends down to the picture's subject.
    '@media (max-width: 18em)': {
      backgroundImage: `linear-gradient(to bottom, #fff, ${wideTint} 25%, ${wideTint} max(38%, ${WORDS_END}), #fff max(54%, ${WORDS_END} + 70px))`,
    },
    // On a low screen the text extends down to the picture's subject.
    '@media (max-width: 599.95px) and (max-height: 699.95px)': {
      backgroundImage: `linear-gradient(to bottom, #fff, ${wideTint} 30%, ${wideTint} max(62%, ${WORDS_END}), #fff max(80%, ${WORDS_END} + 70px))`,
    },
  } as const;
}
