import { defineConfig, devices } from '@playwright/test';

const inCi = Boolean(process.env['CI']);

/** What is the same on every screen is tried on the phone alone. */
const onThePhone = /(?:app-shell|containment)\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: inCi,
  workers: '100%',
  // A machine that is busy with something else may make one attempt late; two in a row are a fault.
  retries: inCi ? 2 : 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: inCi ? [['list'], ['html', { open: 'never' }]] : 'list',
  // Requests that a worker answers would pass by what specs put in their way; the spec about it allows it.
  use: { trace: 'on-first-retry', serviceWorkers: 'block' },
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
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 780 } },
    },
  ],
});
