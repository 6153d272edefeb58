import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

import type { Plugin } from 'vite';

import { checkContent } from '#content/check-content.ts';
import { contentDir } from '#content/load-content.ts';
import { formatProblem } from '#content/problem-text.ts';
import { readContent } from '#content/read-content.ts';

import { findNoticesProblems, readNoticesFile } from './notices-file.ts';

const fileName = 'notices.json';

/** Returns everything that a build would reject in the content folder, one sentence for each problem. */
export const findContentProblems = (dir: string): readonly string[] => [
  ...checkContent(readContent(dir)).problems.map(formatProblem),
  ...findNoticesProblems(dir),
];

/**
 * Publishes `content/notices.json` unchanged. In development it reloads the page when the content changes.
 */
export const publishContent = (): Plugin => ({
  name: 'publish-content',
  configureServer(server) {
    server.middlewares.use(`/${fileName}`, (_, response) => {
      response
        .setHeader('Content-Type', 'application/json')
        .end(readFileSync(join(contentDir, fileName)));
    });
    server.watcher.add(contentDir);
    server.watcher.on('all', (_, file) => {
      if (!file.startsWith(contentDir + sep)) return;
      for (const problem of findContentProblems(contentDir)) server.config.logger.error(problem);
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: 'full-reload' });
    });
  },
  generateBundle() {
    if (this.environment.name !== 'client') return;
    this.emitFile({ type: 'asset', fileName, source: readNoticesFile(contentDir) });
  },
});
