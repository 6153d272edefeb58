import { defineConfig, mergeConfig } from 'vitest/config';

import viteConfig from './vite.config.ts';

export default defineConfig(async (env) =>
  mergeConfig(await viteConfig(env), {
    test: {
      // By default, Vitest leaves one processor free. On a machine with two processors, it would then run only one test
      // file at a time.
      maxWorkers: '100%',
      // Test files share a process, which saves more than half of the time. The setup files give each file separate
      // modules, a separate clock and separate storage. Files that cannot be reset run in isolation, in the project
      // "entries".
      isolate: false,
      setupFiles: 'tests/support/setup.ts',
      globalSetup: 'tests/support/build-packages.ts',
      // A busy machine needs long to render a whole page. The limit still catches a test that hangs.
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
            name: 'dom',
            environment: 'happy-dom',
            include: ['{tests,packages}/**/*.test.tsx'],
            exclude: ['tests/entries/**'],
            setupFiles: ['tests/support/setup-dom.ts'],
          },
        },
        {
          // The entries of the app are isolated, because they add listeners to the window when they are imported, and
          // never remove them.
          extends: true,
          test: {
            name: 'entries',
            environment: 'happy-dom',
            isolate: true,
            include: ['tests/entries/**/*.test.tsx'],
            setupFiles: ['tests/support/setup-dom.ts'],
          },
        },
        {
          // These tests examine a finished build in the folder SITE_DIR, or by default in build/e2e.
          extends: true,
          test: { name: 'build', environment: 'node', include: ['tests/build/**/*.test.ts'] },
        },
      ],
    },
  }),
);
