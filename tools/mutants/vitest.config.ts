import { defineConfig } from 'vitest/config';
import {
  BaseSequencer,
  type Reporter,
  type TestModule,
  type TestSpecification,
  type Vitest,
} from 'vitest/node';

import { KeptProcess } from './kept-process.ts';

/** Walks through whole charts and random data last: most mutants are noticed before. */
class QuickFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const slow = ({ moduleId }: TestSpecification) =>
      Number(/\.model\.test|\/fuzz\//.test(moduleId));
    return Promise.resolve(files.toSorted((one, other) => slow(one) - slow(other)));
  }
}

/** Stryker looks at tests alone, and would take a file that no longer loads for one whose tests pass. */
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

export default defineConfig({
  plugins: [
    {
      name: 'processes',
      // Stryker asks for threads, where `TZ` cannot be set.
      configureVitest: ({ project }) => {
        project.config.pool = 'kept';
        project.config.poolRunner = {
          name: 'kept',
          createPoolWorker: (options) => new KeptProcess(options),
        };
      },
    },
  ],
  test: {
    environment: 'node',
    include: (process.env['MUTANTS_TESTS'] ?? 'tests/{machines,domain,services}/**').split(' '),
    reporters: [new UnloadedFiles()],
    setupFiles: ['tools/mutants/setup.ts'],
    sequence: { sequencer: QuickFirst },
  },
});
