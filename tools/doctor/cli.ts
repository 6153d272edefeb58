import { resolve } from 'node:path';

import { loadEnv } from 'vite';

import { giveUp } from '../setup/launch.mjs';

import { report } from './finding.ts';

const projectDir = resolve(import.meta.dirname, '../..');
const [address] = process.argv.slice(2);
const settings = loadEnv('production', projectDir, 'VITE_');

try {
  // Loaded here, so that a slip of the pen in the content is told in a sentence too.
  const chapters = address
    ? (await import('./live.ts')).liveChapters(address, settings)
    : (await import('./tree.ts')).treeChapters(projectDir, settings);
  const { text, isUnwell } = report(await chapters);
  console.log(text);
  if (isUnwell) process.exitCode = 1;
} catch (error) {
  giveUp(error);
}
