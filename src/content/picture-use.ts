import type { PictureName } from './pictures.generated.ts';

/** A picture over the whole width, with an upright composition for narrow screens where there is one. */
export interface WidePicture {
  readonly wide: PictureName;
  readonly tall?: PictureName;
}

/** The band behind a page's title. */
export const headerPictures = {
  tours: { wide: 'summit-dusk' },
  faq: { wide: 'card-toucan', tall: 'toucan-tall' },
  history: { wide: 'lagoon-birds' },
} as const satisfies Readonly<Record<string, WidePicture>>;

/** The band that closes the home page. */
export const closingPicture = {
  wide: 'night-river',
  tall: 'night-tall',
} as const satisfies WidePicture;
