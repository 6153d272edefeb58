import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { dependenciesAreInstalled } from '#tools/setup/dependencies.mjs';

const wanted = {
  '': { name: 'site' },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/only-on-mac': { version: '1.0.0', optional: true },
};

test.each([
  ['the locked version', { 'node_modules/react': { version: '19.3.1' } }, true],
  ['another version', { 'node_modules/react': { version: '19.0.0' } }, false],
  ['a missing package', {}, false],
  ['an incomplete installation', undefined, false],
])(
  'the setup compares the installed packages with the lock file: %s',
  async (_, installed, isThere) => {
    const project = await mkdtemp(join(tmpdir(), 'project-'));
    onTestFinished(() => rm(project, { recursive: true }));
    const write = (name: string, packages: object) =>
      writeFile(join(project, name), JSON.stringify({ packages }));
    await mkdir(join(project, 'node_modules'));
    await write('package-lock.json', wanted);
    if (installed) await write('node_modules/.package-lock.json', installed);
    expect(dependenciesAreInstalled(project)).toBe(isThere);
  },
);
