import { format } from 'prettier';

import type { EncodedPicture } from './lock.ts';
import type { Source } from './sources.ts';

/** The source text of `src/domain/pictures.generated.ts`. */
export function generatedModule(
  pictures: readonly { readonly source: Source; readonly encoded: EncodedPicture }[],
  cards: readonly { readonly name: string; readonly source: Source }[],
): Promise<string> {
  const entries = pictures.map(({ source, encoded }) => {
    const { name, alt, focus, credit } = source;
    const { width, height, placeholder, shade, widths } = encoded;
    return [name, { alt, width, height, focus, placeholder, shade, widths, credit }] as const;
  });
  const social = cards.map(({ name, source }) => [name, source.alt] as const);
  return format(
    `// Written by \`npm run images\`; change art/manifest.ts instead.
    /* oxlint-disable max-lines -- generated */
    export const encodedPictures = ${JSON.stringify(Object.fromEntries(entries))} as const;
    /** What the picture of each card for shared links shows. */
    export const socialPictures = ${JSON.stringify(Object.fromEntries(social))} as const;`,
    { parser: 'typescript', printWidth: 100, singleQuote: true },
  );
}
