import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { dependenciesAreInstalled } from '#tools/setup/dependencies.mjs';

let project: string;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'project-'));
  await mkdir(join(project, 'node_modules'));
});

afterEach(() => rm(project, { recursive: true }));

const lock = (packages: Record<string, unknown>) => JSON.stringify({ packages });
const wanted = {
  '': { name: 'site' },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/only-on-mac': { version: '1.0.0', optional: true },
};

const write = (name: string, text: string) => writeFile(join(project, name), text);

describe('dependencies', () => {
  test('are there when npm installed what the lock asks for', async () => {
    await write('package-lock.json', lock(wanted));
    await write(
      'node_modules/.package-lock.json',
      lock({ 'node_modules/react': { version: '19.3.1' } }),
    );
    expect(dependenciesAreInstalled(project)).toBe(true);
  });

  test('are missing without node_modules, or after an installation that never ended', async () => {
    await write('package-lock.json', lock(wanted));
    expect(dependenciesAreInstalled(project)).toBe(false);
  });

  test.each([
    ['another version', { 'node_modules/react': { version: '19.0.0' } }],
    ['a package less', {}],
  ])('are out of date with %s than the lock', async (_what, installed) => {
    await write('package-lock.json', lock(wanted));
    await write('node_modules/.package-lock.json', lock(installed));
    expect(dependenciesAreInstalled(project)).toBe(false);
  });
});
