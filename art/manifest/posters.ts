import { illustration, type PictureEntry } from '../picture-entry.ts';

/** Scenes composed upright, for screens that are taller than wide. */
export const posters = {
  'dock-morning-tall': {
    file: 'dock-morning-tall.avif',
    subject: 'river',
    scene: 'dock',
    alt: 'Guests board canopied skiffs at a wooden river dock on a calm morning',
    focus: [0.5, 0.55],
    ...illustration,
  },
  'river-golden-tall': {
    file: 'river-golden-tall.avif',
    subject: 'river',
    scene: 'river',
    alt: 'A canopied skiff with guests heads into a low sun on a mirror-calm jungle river',
    focus: [0.55, 0.65],
    ...illustration,
  },
  'temple-dawn-tall': {
    file: 'temple-dawn-tall.avif',
    subject: 'temple',
    scene: 'high-temple-view',
    alt: 'The High Temple rises above misty jungle at dawn',
    focus: [0.6, 0.6],
    ...illustration,
  },
  'mask-temple-tall': {
    file: 'mask-temple-tall.avif',
    subject: 'temple',
    scene: 'mask-temple',
    alt: 'A visitor looks up at a great stone mask with a crocodile headdress',
    focus: [0.4, 0.65],
    ...illustration,
  },
  'caye-noon-tall': {
    file: 'caye-noon-tall.avif',
    subject: 'departure',
    scene: 'caye',
    alt: 'A wooden pier leads over turquoise water to a thatched shelter, a water taxi alongside',
    focus: [0.45, 0.5],
    ...illustration,
  },
  'night-tall': {
    file: 'night-tall.avif',
    subject: 'river',
    scene: 'night-river',
    alt: 'A skiff with a searchlight on a moonlit river, a temple among the trees',
    focus: [0.5, 0.6],
    ...illustration,
  },
  'toucan-tall': {
    file: 'toucan-tall.avif',
    subject: 'wildlife',
    scene: 'toucan',
    alt: 'A keel-billed toucan on a branch, a temple and a low sun behind it',
    focus: [0.45, 0.62],
    ...illustration,
  },
} as const satisfies Readonly<Record<string, PictureEntry>>;
