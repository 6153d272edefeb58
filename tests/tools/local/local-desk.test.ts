import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { ownerFrom } from '#tools/local/local-desk.ts';

test('npm start uses the company settings from .env.local for emails', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'local-desk-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(
    join(folder, '.env.local'),
    'VITE_COMPANY_NAME="River & Ruins"\nVITE_COMPANY_EMAIL="hello@river.example"\n',
  );
  expect(ownerFrom(folder, 'production')).toEqual({
    name: 'River & Ruins',
    email: 'hello@river.example',
    phone: '+1 800 555 0142',
    siteUrl: 'https://www.lamanai-day-tours.example',
  });
});
