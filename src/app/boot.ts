import '#theme/below.css';
import '#theme/fonts.css';
import '#theme/heard.css';
import '#theme/offline-note.css';
import '#theme/print.css';
import '#theme/toasts.css';

import { fromChunk } from '#services/chunk-recovery.ts';
import { releasePictures } from './early-pictures.ts';
import { runInSlices } from './run-in-slices.ts';
import { laterStyles } from './later-styles.ts';
import { allowPlainTextOnly } from './trusted-types.ts';
import { firstScreen, untilPainted } from './until-painted.ts';

allowPlainTextOnly();

async function start() {
  void firstScreen().then(releasePictures);
  await untilPainted();
  await runInSlices(document.getElementById('root')?.dataset['scripts']?.split(' ') ?? []);
  await laterStyles();
  const { startApp } = await fromChunk(() => import('./start.tsx'));
  await startApp();
}

void start();
