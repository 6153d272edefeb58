import { join } from 'node:path';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { machineRoom } from 'xstate-machine-room/vite';

import { publishContent } from './tools/build/content-plugin.ts';
import { dataModules } from './tools/build/data-modules.ts';
import { siteBuild } from './tools/build/site-plugin.ts';
import { envFolder } from './tools/env-folder.ts';
import { sitePreview } from './tools/serve/preview-plugin.ts';

export default defineConfig(({ mode }) => ({
  plugins: [
    siteBuild(),
    sitePreview(),
    dataModules(),
    publishContent(),
    react(),
    machineRoom({ config: join(import.meta.dirname, 'src/machine-room/machine-room.config.ts') }),
  ],
  envDir: envFolder(mode, '.'),
  resolve: {
    alias: {
      // notistack uses goober's css(), which writes style text. The content security policy and trusted types reject
      // that. Emotion's css() inserts the same rules through the CSSOM.
      goober: '@emotion/css',
    },
  },
  server: { host: '127.0.0.1', port: 4173 },
  preview: { host: '127.0.0.1', port: 4173 },
  build: {
    // Vite combines this target with the browsers of each environment (tools/build/site-plugin.ts).
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
}));
