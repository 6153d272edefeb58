import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

import type { Plugin } from 'vite';

import { checkContent } from '#content/check-content.ts';
import { contentDir } from '#content/load-content.ts';
import { formatProblem } from '#content/problem-text.ts';
import { readContent } from '#content/read-content.ts';

import { findNoticesProblems, readNoticesFile } from './notices-file.ts';

const fileName = 'notices.json';
const problemsPath = '/content-problems.json';

/** Returns everything that a build would reject in the content folder, one sentence for each problem. */
export const findContentProblems = (dir: string): readonly string[] => [
  ...checkContent(readContent(dir)).problems.map(formatProblem),
  ...findNoticesProblems(dir),
];

/** Returns a function that reads the notices file, and returns the last valid text while the file has a mistake. */
export function createNoticesReader(dir: string): () => string {
  let lastValid = '{}';
  return () => {
    if (findNoticesProblems(dir).length === 0) lastValid = readNoticesFile(dir);
    return lastValid;
  };
}

/**
 * Publishes `content/notices.json` unchanged. In development it reloads the page when the content changes; while the
 * content has a mistake, the page keeps the last valid content (data-modules.ts) and shows the sentence in a box.
 */
export const publishContent = (): Plugin => ({
  name: 'publish-content',
  configureServer(server) {
    const readNotices = createNoticesReader(contentDir);
    const respondWith = (path: string, read: () => string) =>
      server.middlewares.use(path, (_, response) => {
        response.setHeader('Content-Type', 'application/json').end(read());
      });
    respondWith(`/${fileName}`, readNotices);
    respondWith(problemsPath, () => JSON.stringify(findContentProblems(contentDir)));
    server.watcher.add(contentDir);
    server.watcher.on('all', (_, file) => {
      if (!file.startsWith(contentDir + sep)) return;
      for (const problem of findContentProblems(contentDir)) server.config.logger.error(problem);
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: 'full-reload' });
    });
  },
  transformIndexHtml: (_, { server }) => {
    if (!server) return;
    const children = readFileSync(join(import.meta.dirname, 'content-problems.js'), 'utf8');
    return [{ tag: 'script', attrs: { type: 'module' }, children, injectTo: 'body' }];
  },
  generateBundle() {
    if (this.environment.name !== 'client') return;
    this.emitFile({ type: 'asset', fileName, source: readNoticesFile(contentDir) });
  },
});
