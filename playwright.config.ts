import { defineConfig, devices } from '@playwright/test';

import type { TranslationOption } from './e2e/pages/translation.ts';

const inCi = Boolean(process.env['CI']);

/** What is the same on every screen is tried on the phone alone. */
const onThePhone = /(?:app-shell|containment)\.spec\.ts$/;

const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 780 } };

export default defineConfig<TranslationOption>({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: inCi,
  workers: '100%',
  // A machine that is busy with something else may make one attempt late; two in a row are a fault.
  retries: inCi ? 2 : 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: inCi ? [['list'], ['html', { open: 'never' }]] : 'list',
  // Requests that a worker answers would pass by what specs put in their way; the spec about it allows it.
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
    // What is pressed on pages that the visitor's browser has translated.
    { name: 'translated', grep: /@translated/, use: { ...phone, translation: 'live' } },
  ],
});
