export default {
  mutate: ['machines/*.ts', 'src/domain/**/*.ts', 'src/lib/*.ts', 'src/services/*.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'stryker.vitest.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  // The file is missing on purpose. Stryker would read tsconfig.json with a compiler API that TypeScript 7 does not have.
  tsconfigFile: 'none.json',
  ignorePatterns: ['art', 'e2e', 'public', 'dist', 'build', 'docs'],
  tempDirName: 'build/stryker',
  incremental: true,
  incrementalFile: 'build/stryker.json',
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  thresholds: { high: 98, low: 95, break: 95 },
};
