import '@fontsource/marcellus/latin-400.css';
import '#theme/fonts.css';
import '#theme/offline-note.css';

import { fromChunk } from './chunk-recovery.ts';
import { allowPlainTextOnly } from './trusted-types.ts';
import { eagerPaths } from './eager-paths.ts';

allowPlainTextOnly();

async function start() {
  const { startApp } = await fromChunk(() => import('./start.tsx'));
  await startApp();
}

if (eagerPaths.has(window.location.pathname) || document.readyState === 'complete') {
  void start();
} else {
  window.addEventListener('load', () => void start(), { once: true });
}
