import { resolve } from 'node:path';

import { loadEnv } from 'vite';

import { giveUp } from '../setup/launch.mjs';

import { isUnwell, reportText } from './report.ts';

const projectDir = resolve(import.meta.dirname, '../..');
const [address] = process.argv.slice(2);
const settings = loadEnv('production', projectDir, 'VITE_');

// Loaded here, so that a slip of the pen in the content is told in a sentence too.
const looked = async () =>
  address
    ? (await import('./live.ts')).liveChapters(address, settings)
    : (await import('./tree.ts')).treeChapters(projectDir, settings);

try {
  const chapters = await looked();
  console.log(reportText(chapters));
  if (isUnwell(chapters)) process.exitCode = 1;
} catch (error) {
  giveUp(error);
}
