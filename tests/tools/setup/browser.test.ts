import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { expect, test, vi } from 'vitest';

import { ensureBrowser, findBrowser } from '#tools/setup/browser.mjs';

const steps: string[] = [];
vi.mock('#tools/setup/apt.mjs', () => ({
  canInstall: () => true,
  installWithApt: (names: readonly string[]) => steps.push(`install ${names.join(' ')}`),
}));
// Hides a browser that Playwright may have installed.
vi.mock('@playwright/test', () => ({ chromium: { executablePath: () => '/nowhere/chromium' } }));

test('the setup uses CHROMIUM_PATH only if the file exists', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(await findBrowser()).toBe(process.execPath);
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  await expect(findBrowser()).rejects.toThrow(
    'CHROMIUM_PATH is /nowhere/chromium, but there is no such file.',
  );
});

test('the setup prefers the headless shell to other installed browsers', async () => {
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

test('the setup mentions CHROMIUM_PATH before it installs a browser', async () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', '/nowhere');
  vi.spyOn(console, 'log').mockImplementation((text: string) => void steps.push(text));
  await expect(ensureBrowser()).rejects.toThrow('set CHROMIUM_PATH');
  expect(steps).toEqual([
    expect.stringMatching(/^No Chromium or Chrome was found.*apt-get.*CHROMIUM_PATH/s),
    'install chromium-headless-shell fonts-liberation',
    'install chromium fonts-liberation',
  ]);
});
