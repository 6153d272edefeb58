import { format } from 'prettier';

import type { Lock } from './lock.ts';
import type { Source } from './sources.ts';

/** The source texts that the site reads, by their file; of a card nothing is measured. */
export async function generatedModules(
  plan: readonly { readonly name: string; readonly source: Source }[],
  lock: Lock,
): Promise<ReadonlyMap<string, string>> {
  const pictures: Record<string, unknown> = {};
  const cards: Record<string, string> = {};
  for (const { name, source } of plan) {
    const { alt, focus, credit } = source;
    const { width, height, ...rest } = lock[name]?.measures ?? {};
    if (width) pictures[name] = { alt, width, height, focus, ...rest, credit };
    else cards[name.replace('social/', '')] = alt;
  }
  const modules = {
    pictures: `/* oxlint-disable max-lines -- generated */
      export const encodedPictures = ${JSON.stringify(pictures)} as const;

      export type PictureName = keyof typeof encodedPictures;`,
    // A module of its own, since it comes with every page and the other does not.
    'social-pictures': `/** What the picture of each card for shared links shows. */
      export const socialPictures = ${JSON.stringify(cards)} as const;`,
  };
  const texts = Object.entries(modules).map(async ([name, code]) => {
    const text = `// Written by \`npm run assets\`; change content instead.\n${code}`;
    const options = { parser: 'typescript', printWidth: 100, singleQuote: true };
    return [`src/content/${name}.generated.ts`, await format(text, options)] as const;
  });
  return new Map(await Promise.all(texts));
}
