import { ask } from '../engine.ts';
import type { Visitor } from '../visitor.ts';
import type { Walk, World } from '../walk.ts';

/** Opens one page and reads it through. @returns what is wrong with it, in words */
async function readPage(visitor: Visitor, path: string, width: number): Promise<string[]> {
  const problems: string[] = [];
  try {
    await visitor.open(path);
    await visitor.sees('heading', /./);
    await visitor.comesToRest();
    problems.push(...(await visitor.readsThrough()));
    const shown = Number(await visitor.tab.evaluate(ask('width')));
    if (shown !== width) problems.push(`shown ${shown} px wide instead of ${width}`);
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  problems.push(...(await visitor.tab.messages()));
  return problems.map((problem) => `${path} at ${width} px: ${problem}`);
}

const readPages =
  (width: number, height: number) =>
  async (visitor: Visitor, { pages }: World) => {
    await visitor.tab.resize(width, height);
    const problems: string[] = [];
    // oxlint-disable-next-line no-await-in-loop -- one tab reads one page after the other
    for (const path of pages) problems.push(...(await readPage(visitor, path, width)));
    if (problems.length > 0) throw new Error(problems.join('\n'));
  };

/** Every page of the site, on a phone and on a desktop. */
export const pageWalks: readonly Walk[] = (
  [
    [360, 780],
    [1440, 900],
  ] as const
).map(([width, height]) => ({
  group: 'Pages',
  what: `each page at ${width}×${height}, from top to bottom: no error, no violation, no broken picture, no sideways scroll`,
  go: readPages(width, height),
}));
