import { resolve } from 'node:path';

import { loadEnv } from 'vite';

import { liveChapters } from './live.ts';
import { isUnwell, reportText } from './report.ts';
import { treeChapters } from './tree.ts';

const projectDir = resolve(import.meta.dirname, '../..');
const [address] = process.argv.slice(2);
const settings = loadEnv('production', projectDir, 'VITE_');

const chapters = address
  ? await liveChapters(address, settings)
  : await treeChapters(projectDir, settings);
console.log(reportText(chapters));
if (isUnwell(chapters)) process.exitCode = 1;
