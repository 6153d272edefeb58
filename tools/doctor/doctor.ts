import { loadEnv } from 'vite';

import { projectDir } from '../setup/launch.mjs';
import { report } from './finding.ts';

/** Looks at the tree, or at the site under an address. @returns whether nothing must be done */
export async function runDoctor([address]: readonly string[]): Promise<boolean> {
  const settings = loadEnv('production', projectDir, ['VITE_', 'EDITOR_']);
  // Loaded here, so that a slip of the pen in the content is told in a sentence too.
  const chapters = address
    ? (await import('./live.ts')).liveChapters(address, settings)
    : (await import('./tree.ts')).treeChapters(projectDir, settings);
  const { text, isUnwell } = report(await chapters);
  console.log(text);
  return !isUnwell;
}
