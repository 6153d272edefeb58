import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { expect, test, vi } from 'vitest';

import { findBrowser } from '#tools/setup/browser.mjs';

test('uses CHROMIUM_PATH, and rejects a path without a file', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(await findBrowser()).toBe(process.execPath);
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  await expect(findBrowser()).rejects.toThrow(
    'CHROMIUM_PATH is /nowhere/chromium, but there is no such file.',
  );
});

test('prefers the headless shell among installed browsers, in any folder', async () => {
  const folders = await Promise.all(
    ['chromium', 'chromium-headless-shell'].map(async (name) => {
      const folder = await mkdtemp(join(tmpdir(), 'browsers-'));
      await writeFile(join(folder, name), '');
      return folder;
    }),
  );
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', folders.join(delimiter));
  expect(await findBrowser()).toBe(join(folders[1] ?? '', 'chromium-headless-shell'));
});
