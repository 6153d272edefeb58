import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { expect, test, vi } from 'vitest';

import { findBrowser } from '#tools/setup/browser.mjs';

test('CHROMIUM_PATH decides, and is an error where it leads nowhere', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(await findBrowser()).toBe(process.execPath);
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  await expect(findBrowser()).rejects.toThrow(
    'CHROMIUM_PATH is /nowhere/chromium, but there is no such file.',
  );
});

test('of the installed ones the shell without windows comes first, in whatever folder it is', async () => {
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
