import { sep } from 'node:path';

import type { Plugin } from 'vite';

import { contentDir } from '#content/load-content.ts';

import { readNoticesFile } from './notices-file.ts';

const fileName = 'notices.json';

/** Publishes `content/notices.json` unchanged, and reloads the page in development when the content changes. */
export const publishContent = (): Plugin => ({
  name: 'publish-content',
  configureServer(server) {
    server.middlewares.use(`/${fileName}`, (_, response) => {
      response.setHeader('Content-Type', 'application/json').end(readNoticesFile(contentDir));
    });
    server.watcher.add(contentDir);
    server.watcher.on('all', (_, file) => {
      if (!file.startsWith(contentDir + sep)) return;
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: 'full-reload' });
    });
  },
  transform(_, id) {
    // In development, a mistake in the notices file stops every page, like a mistake in any other content file. A build
    // validates this file when it publishes it.
    if (this.environment.mode === 'dev' && id.endsWith('/content.data.ts'))
      readNoticesFile(contentDir);
  },
  generateBundle() {
    if (this.environment.name !== 'client') return;
    this.emitFile({ type: 'asset', fileName, source: readNoticesFile(contentDir) });
  },
});
