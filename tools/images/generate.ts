import type { Lock } from './lock.ts';
import type { Source } from './sources.ts';

/** Writes one entry per line, so that a diff shows a changed picture as one changed line. */
const writeObject = (entries: Readonly<Record<string, unknown>>) =>
  `{\n${Object.entries(entries)
    .map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`)
    .join('')}} as const`;

/**
 * Returns the content of the generated modules by file: the sizes and texts of the site's pictures, and the texts of
 * the cards for shared links.
 */
export function generatedModules(
  plan: readonly { readonly name: string; readonly source: Source }[],
  lock: Lock,
): ReadonlyMap<string, string> {
  const pictures: Record<string, unknown> = {};
  const cards: Record<string, string> = {};
  for (const { name, source } of plan) {
    const { alt, focus, credit } = source;
    const { width, height, ...rest } = lock[name]?.measures ?? {};
    if (width) pictures[name] = { alt, width, height, focus, ...rest, credit };
    else cards[name.replace('social/', '')] = alt;
  }
  const header = '// Written by `npm run assets`; change content instead.\n';
  return new Map([
    [
      'src/content/pictures.generated.ts',
      `${header}export const encodedPictures = ${writeObject(pictures)};\n\nexport type PictureName = keyof typeof encodedPictures;\n`,
    ],
    // The cards are in a separate module, because every page loads it, but only some pages load the pictures.
    [
      'src/content/social-pictures.generated.ts',
      `${header}/** The alternative text of each card for shared links. */\nexport const socialPictures = ${writeObject(cards)};\n`,
    ],
  ]);
}
