import '#theme/fonts.css';
import '#theme/heard.css';
import '#theme/offline-note.css';

import { fromChunk } from '#services/chunk-recovery.ts';
import { runInSlices } from './run-in-slices.ts';
import { allowPlainTextOnly } from './trusted-types.ts';
import { untilPainted } from './until-painted.ts';

allowPlainTextOnly();

async function start() {
  await untilPainted();
  await runInSlices(document.getElementById('root')?.dataset['scripts']?.split(' ') ?? []);
  const { startApp } = await fromChunk(() => import('./start.tsx'));
  await startApp();
}

void start();
