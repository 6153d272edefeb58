import { defineConfig, mergeConfig } from 'vitest/config';

import viteConfig from './vite.config.ts';

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      // By default, vitest leaves one processor free, so two processors would run one test file at a time.
      maxWorkers: '100%',
      // Files share a process, which saves more than half of the time. The setup files give each file its own modules,
      // clock and storage; files that cannot be reset run isolated, in the project "entries".
      isolate: false,
      setupFiles: 'tests/support/setup.ts',
      globalSetup: 'tests/support/build-packages.ts',
      // A busy machine needs long for a whole page; the limit still catches a test that hangs.
      testTimeout: 60_000,
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            include: ['{tests,packages}/**/*.test.ts'],
            exclude: ['tests/build/**'],
          },
        },
        {
          extends: true,
          test: {
            name: 'jsdom',
            environment: 'jsdom',
            include: ['{tests,packages}/**/*.test.tsx'],
            exclude: ['tests/entries/**'],
            setupFiles: ['tests/support/setup-dom.ts'],
          },
        },
        {
          // An entry adds listeners to the window when it is imported, and never removes them.
          extends: true,
          test: {
            name: 'entries',
            environment: 'jsdom',
            isolate: true,
            include: ['tests/entries/**/*.test.tsx'],
            setupFiles: ['tests/support/setup-dom.ts'],
          },
        },
        {
          // Tests a finished build: the folder SITE_DIR, or build/e2e.
          extends: true,
          test: { name: 'build', environment: 'node', include: ['tests/build/**/*.test.ts'] },
        },
      ],
    },
  }),
);
