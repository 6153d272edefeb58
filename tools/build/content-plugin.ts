import { sep } from 'node:path';

import type { Plugin } from 'vite';

import { contentDir, readContent } from '#content/written.ts';

import { readNoticesFile } from './notices-file.ts';

const source = './written.ts';
const notices = 'notices.json';

/** `content.home.reasons` as it is written. */
const valueAt = (path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown>)[key],
      readContent(contentDir),
    );

/**
 * Puts what the company has written into the modules that hand it on, so that the checks and the files stay where the
 * site is built. Such a module holds nothing but lines like `export const reasons = content.home.reasons;`
 * The notices are published as they are, where the site looks for them.
 */
export const contentAtBuild = (): Plugin => ({
  name: 'content-at-build',
  enforce: 'pre',
  transform(code) {
    if (!code.includes(`import { content } from '${source}'`)) return undefined;
    return [...code.matchAll(/^export const (\w+) = content\.([\w.]+);$/gm)]
      .map(([, name, path = '']) => `export const ${name} = ${JSON.stringify(valueAt(path))};`)
      .join('\n');
  },
  configureServer(server) {
    server.middlewares.use(`/${notices}`, (_, response) => {
      response.setHeader('Content-Type', 'application/json').end(readNoticesFile(contentDir));
    });
    server.watcher.add(contentDir);
    server.watcher.on('all', (_, file) => {
      if (!file.startsWith(contentDir + sep)) return;
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: 'full-reload' });
    });
  },
  generateBundle() {
    if (this.environment.name !== 'client') return;
    this.emitFile({ type: 'asset', fileName: notices, source: readNoticesFile(contentDir) });
  },
});
