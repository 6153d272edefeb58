import type { Lock } from './lock.ts';
import type { Source } from './sources.ts';
import { moduleText } from './write-stale.ts';

const origin = 'Written by `npm run images`; change content instead.';

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
  return new Map([
    [
      'src/content/pictures.generated.ts',
      await moduleText(
        origin,
        `/* oxlint-disable max-lines -- generated */
        export const encodedPictures = ${JSON.stringify(pictures)} as const;

        export type PictureName = keyof typeof encodedPictures;`,
      ),
    ],
    // A module of its own, since it comes with every page and the other does not.
    [
      'src/content/social-pictures.generated.ts',
      await moduleText(
        origin,
        `/** What the picture of each card for shared links shows. */
        export const socialPictures = ${JSON.stringify(cards)} as const;`,
      ),
    ],
  ]);
}
