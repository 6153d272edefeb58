import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Plugin } from 'vite';

import { contentDir } from '../src/content/written.ts';

/** With the rest of what the company writes, so that each release brings what was closed last. */
const name = 'notices.json';
const file = join(contentDir, name);

/** Publishes the company's notices under the address at which the site looks for them. */
export const noticesFile = (): Plugin => ({
  name: 'notices-file',
  configureServer: ({ middlewares }) => {
    middlewares.use(`/${name}`, (_, response) => {
      void readFile(file).then((text) =>
        response.setHeader('Content-Type', 'application/json').end(text),
      );
    });
  },
  async generateBundle() {
    if (this.environment.name !== 'client') return;
    this.emitFile({ type: 'asset', fileName: name, source: await readFile(file) });
  },
});
