import { afterEach, expect, test, vi } from 'vitest';

import { findBrowser } from '#tools/setup/browser.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('CHROMIUM_PATH decides', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(await findBrowser()).toBe(process.execPath);
});

test('a CHROMIUM_PATH that leads nowhere is an error, not a silent other choice', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  await expect(findBrowser()).rejects.toThrow(
    'CHROMIUM_PATH is /nowhere/chromium, but there is no such file.',
  );
});
