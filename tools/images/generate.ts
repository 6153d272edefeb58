import { format } from 'prettier';

import type { Measures } from './lock.ts';
import type { Source } from './sources.ts';

const NOTE = '// Written by `npm run images`; change art/manifest.ts instead.';

const formatted = (text: string): Promise<string> =>
  format(text, { parser: 'typescript', printWidth: 100, singleQuote: true });

/** The source text of `src/content/pictures.generated.ts`. */
export function picturesModule(
  pictures: readonly { readonly source: Source; readonly measures: Measures }[],
): Promise<string> {
  const entries = pictures.map(({ source, measures }) => {
    const { name, alt, focus, credit } = source;
    const { width, height, placeholder, shade, widths } = measures;
    return [name, { alt, width, height, focus, placeholder, shade, widths, credit }] as const;
  });
  return formatted(
    `${NOTE}
    /* oxlint-disable max-lines -- generated */
    export const encodedPictures = ${JSON.stringify(Object.fromEntries(entries))} as const;

    export type PictureName = keyof typeof encodedPictures;`,
  );
}

/** The source text of `src/content/social-pictures.generated.ts`: it comes with every page, the other does not. */
export function socialPicturesModule(
  cards: readonly { readonly name: string; readonly source: Source }[],
): Promise<string> {
  const entries = cards.map(({ name, source }) => [name, source.alt] as const);
  return formatted(
    `${NOTE}
    /** What the picture of each card for shared links shows. */
    export const socialPictures = ${JSON.stringify(Object.fromEntries(entries))} as const;`,
  );
}
