import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { loadEnv, resolveConfig } from 'vite';
import { expect, it, onTestFinished } from 'vitest';

import { envFolder } from '#tools/env-folder.ts';

const repository = resolve(import.meta.dirname, '../..');

it.each([
  ['test', undefined],
  ['e2e', undefined],
  ['production', 'https://www.river.com'],
])('in the Vite mode %s, the site URL from .env.local is %s', async (mode, url) => {
  const root = await mkdtemp(join(tmpdir(), 'settings-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'e2e'));
  await writeFile(join(root, '.env.local'), 'VITE_SITE_URL=https://www.river.com\n');
  expect(loadEnv(mode, envFolder(mode, root), 'VITE_')['VITE_SITE_URL']).toBe(url);
  const configFile = join(repository, 'vite.config.ts');
  const config = await resolveConfig({ configFile, root, mode }, 'build', mode);
  expect(config.env['VITE_SITE_URL']).toBe(url);
});
