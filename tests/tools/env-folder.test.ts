import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { loadEnv, resolveConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { company } from '#content/company.ts';
import { envFolder } from '#tools/env-folder.ts';

const repository = resolve(import.meta.dirname, '../..');

/** Another company's settings, one for each line of the guide. */
const filledIn = async () =>
  (await readFile(join(repository, '.env.example'), 'utf8'))
    .replaceAll(/^# (VITE_\w+)=.*$/gm, '$1="of another company"')
    .replaceAll(/^#.*$/gm, '');

describe('a filled .env.local', () => {
  let root = '';
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'settings-'));
    await mkdir(join(root, 'e2e'));
    await writeFile(join(root, '.env.local'), await filledIn());
  });
  afterAll(() => rm(root, { recursive: true }));

  const settingsOf = (mode: string) => loadEnv(mode, envFolder(mode, root), 'VITE_COMPANY');

  it('is read by a build for publishing', () => {
    expect(settingsOf('production')).toMatchObject({ VITE_COMPANY_NAME: 'of another company' });
  });

  it.each(['test', 'e2e'])('is not read in mode %s', (mode) => {
    expect(settingsOf(mode)).toEqual({});
  });

  it.each(['test', 'e2e', 'production'])(
    'counts for Vite as for the build in mode %s',
    async (mode) => {
      const configFile = join(repository, 'vite.config.ts');
      const config = await resolveConfig({ configFile, root, mode }, 'build', mode);
      expect(config.envDir).toBe(envFolder(mode, root));
      expect(config.env['VITE_COMPANY_NAME']).toBe(
        mode === 'production' ? 'of another company' : undefined,
      );
    },
  );

  it('leaves the tests the placeholders', () => {
    expect(company.name).toBe('Lamanai Day Tours');
  });
});
