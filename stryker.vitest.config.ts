import { defineConfig, mergeConfig } from 'vitest/config';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

import viteConfig from './vite.config.ts';

/**
 * Fails the run if a test file cannot be loaded. Stryker counts only test results, so such a file would count as
 * passed.
 */
class UnloadedFiles implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest) {
    this.#vitest = vitest;
  }

  onTestModuleEnd(testModule: TestModule) {
    for (const error of testModule.errors()) {
      this.#vitest?.state.catchError(error, 'File that cannot be loaded');
    }
  }
}

export default defineConfig(async (env) =>
  mergeConfig(await viteConfig(env), {
    test: {
      setupFiles: 'tests/support/setup.ts',
      include: ['tests/{machines,domain,lib,content,services,emails}/**/*.test.ts'],
      // Instrumented code is slow, especially on a busy machine, so the timeout is long.
      testTimeout: 30_000,
      reporters: [new UnloadedFiles()],
    },
  }),
);
