import { join, sep } from 'node:path';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { machineRoom } from 'xstate-machine-room/vite';

import { contentAtBuild } from './tools/content-plugin.ts';
import { envFolder } from './tools/env-folder.ts';

const ownFolders = ['src', 'machines'].map((name) => join(import.meta.dirname, name) + sep);
const isOwn = (id: string) => ownFolders.some((folder) => id.startsWith(folder));

/** Each file costs a request of its own: what several pages share goes into few. */
const groups = [
  { name: 'packages', test: (id: string) => !isOwn(id), minShareCount: 4, priority: 2 },
  { name: 'shared', minShareCount: 4, priority: 1 },
];

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [
    contentAtBuild(),
    react(),
    machineRoom({ config: join(import.meta.dirname, 'src/machine-room/machine-room.config.ts') }),
  ],
  envDir: envFolder(mode, '.'),
  resolve: {
    alias: {
      // notistack styles with goober's css(), which writes style text; our content security policy and trusted
      // types refuse that. Emotion's css() does the same through the style sheet's own interface.
      goober: '@emotion/css',
    },
  },
  server: { host: '127.0.0.1', port: 4173 },
  build: {
    // tools/build.ts adds the browsers: Vite joins lists of targets, so a list here could not be replaced there.
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups } } },
  },
  // The alias must reach into packages when pages are prerendered; tests load packages as Node does.
  ssr: command === 'build' ? { noExternal: true } : {},
}));
