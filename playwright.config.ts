import { defineConfig, devices } from '@playwright/test';

import { selectContent } from './tools/select-content.ts';

selectContent('e2e', import.meta.dirname);

const inCi = Boolean(process.env['CI']);

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: inCi,
  workers: '100%',
  retries: inCi ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: inCi ? [['list'], ['html', { open: 'never' }]] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // A service worker would bypass the routes that tests intercept, so only the tests of the service worker allow it.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    trace: 'on-first-retry',
  },
});
