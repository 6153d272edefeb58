import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { ownCopies } from './tools/machine-room/own-copies.ts';

export default defineConfig(({ command }) => ({
  plugins: [react(), ownCopies()],
  resolve: {
    alias: {
      // notistack styles with goober's css(), which writes style text; our content security policy and trusted
      // types refuse that. Emotion's css() does the same through the style sheet's own interface.
      goober: '@emotion/css',
    },
  },
  server: { host: '127.0.0.1', port: 4173 },
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What a change of ours never touches stays in the browser's cache.
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\// },
          ],
        },
      },
    },
  },
  // The alias must reach into packages when pages are prerendered; tests load packages as Node does.
  ssr: command === 'build' ? { noExternal: true } : {},
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/build/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'jsdom',
          // A loaded machine needs long for a whole page; a test that hangs is still found.
          testTimeout: 30_000,
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/support/setup-dom.ts'],
        },
      },
      {
        // Looks at a finished build: the folder SITE_DIR, or build/e2e.
        extends: true,
        test: { name: 'build', environment: 'node', include: ['tests/build/**/*.test.ts'] },
      },
    ],
  },
}));
