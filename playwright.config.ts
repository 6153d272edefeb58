import { defineConfig, devices } from '@playwright/test';

import { selectContent } from './tools/select-content.ts';

selectContent('e2e', import.meta.dirname);

const inCi = Boolean(process.env['CI']);

/** These specs do not depend on the screen, so they run only on the phone. */
const onThePhone = /(?:app-shell|error-boundaries)\.spec\.ts$/;

const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 780 } };

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: inCi,
  workers: '100%',
  // A single failure may be due to a busy machine. Two failures in a row are a fault.
  retries: inCi ? 2 : 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: inCi ? [['list'], ['html', { open: 'never' }]] : 'list',
  // A service worker would bypass the routes that tests intercept, so only the tests of the service worker allow it.
  use: { trace: 'on-first-retry', serviceWorkers: 'block', actionTimeout: 30_000 },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      testIgnore: onThePhone,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: phone,
    },
  ],
});
