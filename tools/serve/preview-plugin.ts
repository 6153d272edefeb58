import { resolve } from 'node:path';

import type { Plugin } from 'vite';

import { createSiteListener } from './site-listener.ts';

/**
 * Makes `vite preview` respond like a real host, with headers, redirects, compressed files, byte ranges and the 404
 * page.
 */
export const sitePreview = (): Plugin => ({
  name: 'site-preview',
  configurePreviewServer: async ({ config, middlewares }) => {
    middlewares.use(await createSiteListener(resolve(config.root, config.build.outDir)));
  },
});
